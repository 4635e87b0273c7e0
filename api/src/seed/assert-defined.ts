/** Unwraps what the demo's data is sure to have. @throws Error when it has not: the data is wrong, and nothing is seeded */
export function assertDefined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The demo data names something that it lacks.');
  return value;
}
