/** Median with the quartiles around it. */
export interface Spread {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** Returns the value below which this share of the values lies, between two values by their distance; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (below === undefined || above === undefined) return NaN;
  return below + (above - below) * (position % 1);
}

/** Returns the median of all values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns median and quartiles. */
export const spreadOf = (values: readonly number[]): Spread => ({
  lower: quantile(values, 0.25),
  median: median(values),
  upper: quantile(values, 0.75),
});

/**
 * Returns the spread of the ratios of two series that were measured in turns: each value is divided by the one of the
 * same turn, so that what slows the whole machine for a while affects both sides of a ratio.
 */
export function pairedRatios(values: readonly number[], references: readonly number[]): Spread {
  if (values.length !== references.length) throw new Error('Paired series have the same number of turns');
  return spreadOf(values.map((value, turn) => value / (references[turn] ?? NaN)));
}
