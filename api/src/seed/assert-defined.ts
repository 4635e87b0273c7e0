/**
 * Returns a value that the demo's data must have.
 *
 * @throws Error when it is missing: the data is wrong, and nothing is seeded
 */
export function assertDefined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('The demo data refers to something that is missing.');
  return value;
}
