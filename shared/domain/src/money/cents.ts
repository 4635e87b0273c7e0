declare const centsBrand: unique symbol;

/** An amount of US money in whole cents. Made by `cents` or `parseMoney`; never a fraction. */
export type Cents = number & { readonly [centsBrand]: 'cents' };

/**
 * Makes an amount of money from a whole number of cents.
 * @throws RangeError when it is not a safe integer
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError('Money must be a whole number of cents.');
  return (amount === 0 ? 0 : amount) as Cents;
}
