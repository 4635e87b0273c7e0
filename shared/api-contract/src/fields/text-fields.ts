import { define, type Struct } from 'superstruct';
import { calendarDate, isEmail, isPin } from '@portal/domain';
import { isNullish } from '../wire/scalars.ts';
import { fieldPrefix, maximumTextLength } from './field-type.ts';

/** A required text with a rule of its own: `problem` returns the message, or null for a valid text. */
/*#__NO_SIDE_EFFECTS__*/ export function textField(
  name: string,
  problem: (text: string) => string | null = () => null,
): Struct<string, null> {
  return define<string>(`${fieldPrefix}${name}`, (value) => {
    if (isNullish(value) || value === '' || (typeof value === 'string' && value.trim() === ''))
      return 'This is required.';
    if (typeof value !== 'string') return 'This must be text.';
    if (value.length > maximumTextLength) return `This may have at most ${maximumTextLength} characters.`;
    return problem(value) ?? true;
  });
}

export const requiredText = textField('text');

/** A secret that one answer gives for the next request: it may be longer than a typed text. */
export const requiredToken = define<string>(`${fieldPrefix}token`, (value) => {
  if (isNullish(value) || value === '') return 'This is required.';
  return (typeof value === 'string' && value.length <= 4096) || 'This is not valid.';
});

export const emailField = textField('email', (text) =>
  isEmail(text) ? null : 'Enter a valid email address.',
);

export const pinField = textField('pin', (text) => (isPin(text) ? null : 'Enter the 5 digits of the code.'));

export const dateField = textField('date', (text) =>
  calendarDate(text) ? null : 'Enter a date as YYYY-MM-DD.',
);

/** The text of an authorization, as the customer has read it. */
export const authorizationField = define<string>(`${fieldPrefix}authorization`, (value) => {
  if (typeof value !== 'string') return 'This must be text.';
  return value.length <= 2_000 || 'This may have at most 2000 characters.';
});

/** The text of a search, which may be empty. */
export const searchField = define<string>(`${fieldPrefix}search`, (value) => {
  if (typeof value !== 'string') return 'This must be text.';
  return value.length <= maximumTextLength || `This may have at most ${maximumTextLength} characters.`;
});
