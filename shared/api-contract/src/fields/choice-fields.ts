import { define, type Struct } from 'superstruct';
import { withSchema } from '../wire/described-structs.ts';
import { isNullish } from '../wire/scalars.ts';
import { fieldPrefix, maximumTextLength } from './field-type.ts';

export const flagField = define<boolean>(
  `${fieldPrefix}flag`,
  (value) => typeof value === 'boolean' || 'This must be true or false.',
);

export const idField = define<number | string>(`${fieldPrefix}id`, (value) => {
  if (isNullish(value) || value === '') return 'This is required.';
  return (
    Number.isSafeInteger(value) ||
    (typeof value === 'string' && value.length <= maximumTextLength) ||
    'This is not valid.'
  );
});

export function choiceField<Choice extends string>(choices: readonly Choice[]): Struct<Choice, null> {
  const field = define<Choice>(`${fieldPrefix}choice`, (value) =>
    isNullish(value)
      ? 'This is required.'
      : choices.some((choice) => choice === value) || `This must be one of ${choices.join(', ')}.`,
  );
  return withSchema(field, choices);
}
