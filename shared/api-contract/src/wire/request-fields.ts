import { define, refine, type StructError, type Struct } from 'superstruct';
import {
  calendarDate,
  isEmail,
  isPin,
  maximumPayment,
  parseMoney,
  type PasswordProblem,
  passwordProblems,
} from '@portal/domain';
import { withSchema } from './described-structs.ts';
import { isNone, isRecord, isScalar } from './scalars.ts';

// The messages of these fields reach a customer as the api's 422, so they are sentences and hold no value.

const prefix = 'field:';
const longest = 255;
const anyText = () => null;

/** A required text with its own rule: `problem` answers the message, or null for a good text. */
function textField(name: string, problem: (text: string) => string | null = anyText): Struct<string, null> {
  return define<string>(`${prefix}${name}`, (value) => {
    if (isNone(value) || value === '' || (typeof value === 'string' && value.trim() === ''))
      return 'This is required.';
    if (typeof value !== 'string') return 'This must be text.';
    if (value.length > longest) return `This may have at most ${longest} characters.`;
    return problem(value) ?? true;
  });
}

const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'Use at least 8 characters.',
  'no-letter': 'Use at least one letter.',
  'no-special': 'Use at least one character that is neither a letter nor a digit.',
};

export const requiredText = textField('text');

/** Secrets of an exchange: longer than what is typed. */
export const requiredToken = define<string>(`${prefix}token`, (value) => {
  if (isNone(value) || value === '') return 'This is required.';
  return (typeof value === 'string' && value.length <= 4096) || 'This is not valid.';
});

export const emailField = textField('email', (text) =>
  isEmail(text) ? null : 'Enter a valid email address.',
);

export const newPasswordField = textField('password', (text) => {
  const [problem] = passwordProblems(text);
  return problem ? passwordMessages[problem] : null;
});

export const pinField = textField('pin', (text) => (isPin(text) ? null : 'Enter the 5 digits of the code.'));

export const dateField = textField('date', (text) =>
  calendarDate(text) ? null : 'Enter a date as YYYY-MM-DD.',
);

export const flagField = define<boolean>(
  `${prefix}flag`,
  (value) => typeof value === 'boolean' || 'This must be true or false.',
);

export const idField = define<number | string>(`${prefix}id`, (value) => {
  if (isNone(value) || value === '') return 'This is required.';
  return (
    Number.isSafeInteger(value) ||
    (typeof value === 'string' && value.length <= longest) ||
    'This is not valid.'
  );
});

/** Dollars of a payment: more than nothing, at most 999999.99, whole cents. */
export const paymentAmountField = define<number | string>(`${prefix}amount`, (value) => {
  if (isNone(value) || value === '') return 'This is required.';
  const amount = isScalar(value) ? parseMoney(value) : null;
  if (amount === null) return 'Enter an amount in dollars and cents.';
  if (amount <= 0) return 'Enter an amount above zero.';
  return amount <= maximumPayment || 'Enter an amount of at most 999999.99.';
});

/** A number of an address: a query value arrives as text. */
export function numberField(from: number, to: number): Struct<number | string, null> {
  const field = define<number | string>(`${prefix}number`, (value) => {
    if (isNone(value) || value === '') return 'This is required.';
    const number = isScalar(value) ? Number(value) : NaN;
    return (number >= from && number <= to) || `Enter a number from ${from} to ${to}.`;
  });
  return withSchema(field, { from, to });
}

export function wholeNumberField(from: number, to: number): Struct<number | string, null> {
  return refine(numberField(from, to), `${prefix}whole`, (value) =>
    /^\d+$/.test(String(value).trim()) ? true : `Enter a whole number from ${from} to ${to}.`,
  );
}

/** What is looked for: nothing is a search too. */
export const searchField = define<string>(`${prefix}search`, (value) => {
  if (typeof value !== 'string') return 'This must be text.';
  return value.length <= longest || `This may have at most ${longest} characters.`;
});

/** Values by name, at most so many characters of JSON. */
export function valuesField(longestJson: number): Struct<Readonly<Record<string, unknown>>, null> {
  return define<Readonly<Record<string, unknown>>>(`${prefix}values`, (value) => {
    if (isNone(value)) return 'This is required.';
    if (!isRecord(value)) return 'This must be values by name.';
    return (
      JSON.stringify(value).length <= longestJson ||
      `This may have at most ${longestJson} characters of JSON.`
    );
  });
}

/** Values by name as JSON in an address, at most so many characters. */
export function jsonValuesField(longestJson: number): Struct<string, null> {
  return define<string>(`${prefix}json`, (value) => {
    if (typeof value !== 'string' || parseValues(value) === null)
      return 'This must be values by name as JSON.';
    return value.length <= longestJson || `This may have at most ${longestJson} characters.`;
  });
}

/** Null for all but the JSON of an object. */
export function parseValues(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const values: unknown = JSON.parse(json);
    return isRecord(values) ? values : null;
  } catch {
    return null;
  }
}

/** The file of a form, by its shape: pages and Node have classes of their own. */
export const fileField = define<File>(`${prefix}file`, (value) => {
  if (isNone(value)) return 'Choose a file.';
  if (typeof value !== 'object' || !('arrayBuffer' in value) || !('size' in value))
    return 'This must be a file.';
  return value.size !== 0 || 'This file is empty.';
});

export function choiceField<Choice extends string>(choices: readonly Choice[]): Struct<Choice, null> {
  const field = define<Choice>(`${prefix}choice`, (value) =>
    isNone(value)
      ? 'This is required.'
      : choices.some((choice) => choice === value) || `This must be one of ${choices.join(', ')}.`,
  );
  return withSchema(field, choices);
}

/** Adds that `password_confirmation` equals `password` (AUTH-53, PROF-76). */
export function withConfirmation<T extends { password: string; password_confirmation: string }, S>(
  body: Struct<T, S>,
): Struct<T, S> {
  return refine(body, `${prefix}confirmation`, ({ password, password_confirmation }, context) =>
    password === password_confirmation
      ? true
      : {
          path: [...(context.path as string[]), 'password_confirmation'],
          message: 'This does not match the password.',
        },
  );
}

/**
 * The messages of a refused request by wire field, for the envelope's `error` of a 422 (API-93): at most one each,
 * never with the value. What stands beside no field, as a body that is no object, is under `body`.
 */
export function fieldErrors(error: StructError): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, type, refinement, message } of error.failures()) {
    const field = path.length === 0 ? 'body' : path.join('.');
    const readable = type.startsWith(prefix) || refinement?.startsWith(prefix) === true;
    messages[field] ??= [readable ? message : 'This is not valid.'];
  }
  return messages;
}
