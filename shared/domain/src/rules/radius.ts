/** Stands for All, in miles (RET-43). */
export const allMiles = 10_000;

/** Search radius choices in miles (RET-43). */
export const radiusOptions: readonly number[] = [5, 10, 20, 50, 80, 100, allMiles];

export const defaultRadius = allMiles;

/** Kilometres of so many miles, at 1.60934 each; in whole factors, so that 10 is 16.0934 and not a float near it (RET-34). */
export function radiusInKilometres(miles: number): number {
  return (miles * 160_934) / 100_000;
}
