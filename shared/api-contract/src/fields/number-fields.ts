import { define, refine, type Struct } from 'superstruct';
import { maximumPayment, parseMoney } from '@portal/domain';
import { withSchema } from '../wire/described-structs.ts';
import { isNullish, isScalar } from '../wire/scalars.ts';
import { fieldPrefix } from './field-type.ts';

/** An amount of a payment in dollars: above zero, at most 999999.99, whole cents. */
export const paymentAmountField = define<number | string>(`${fieldPrefix}amount`, (value) => {
  if (isNullish(value) || value === '') return 'This is required.';
  const amount = isScalar(value) ? parseMoney(value) : null;
  if (amount === null) return 'Enter an amount in dollars and cents.';
  if (amount <= 0) return 'Enter an amount above zero.';
  return amount <= maximumPayment || 'Enter an amount of at most 999999.99.';
});

/** A number in a query, where it arrives as text. */
export function numberField(from: number, to: number): Struct<number | string, null> {
  const field = define<number | string>(`${fieldPrefix}number`, (value) => {
    if (isNullish(value) || value === '') return 'This is required.';
    const number = isScalar(value) ? Number(value) : NaN;
    return (number >= from && number <= to) || `Enter a number from ${from} to ${to}.`;
  });
  return withSchema(field, { from, to });
}

/** A whole number in a query. */
export function wholeNumberField(from: number, to: number): Struct<number | string, null> {
  return refine(numberField(from, to), `${fieldPrefix}whole`, (value) =>
    /^\d+$/.test(String(value).trim()) ? true : `Enter a whole number from ${from} to ${to}.`,
  );
}
