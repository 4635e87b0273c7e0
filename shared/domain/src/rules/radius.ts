/** The radius in miles that means All (RET-43). */
export const allMiles = 10_000;

/** The search radii to choose from, in miles (RET-43). */
export const radiusOptions: readonly number[] = [5, 10, 20, 50, 80, 100, allMiles];

export const defaultRadius = allMiles;

/** Converts miles to kilometres, 1.60934 each, by whole factors: 10 miles are 16.0934 and not a float near it (RET-34). */
export function radiusInKilometres(miles: number): number {
  return (miles * 160_934) / 100_000;
}
