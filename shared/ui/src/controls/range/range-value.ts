/** From and to, both on the track. */
export type RangeValue = readonly [from: number, to: number];

export interface RangeLimits {
  readonly min: number;
  readonly max: number;
  /** `to` is at least so far from `from` (UI-43). */
  readonly minSpan: number;
  /** `to` is at most so far from `from` (UI-44). */
  readonly maxSpan: number;
}

/** UI-43. */
export const defaultMinSpan = 3;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** A track that is shorter than the least span is its own span. */
function reach({ min, max, minSpan, maxSpan }: RangeLimits) {
  const room = Math.max(0, max - min);
  const least = between(0, minSpan, room);
  return { least, most: between(least, maxSpan, room) };
}

/**
 * The span after one end was moved to `place`. Too near to the other, it stays at the least span; too far, it takes the
 * other along, so that a span can be carried over a long track.
 */
export function moveEnd(end: 'from' | 'to', place: number, [from, to]: RangeValue, limits: RangeLimits): RangeValue {
  const { least, most } = reach(limits);
  if (end === 'from') {
    const moved = between(limits.min, Math.min(place, to - least), limits.max - least);
    return [moved, between(moved + least, to, moved + most)];
  }
  const moved = between(limits.min + least, Math.max(place, from + least), limits.max);
  return [between(moved - most, from, moved - least), moved];
}

/** A span from elsewhere made to fit, as near to it as the track and the limits let. */
export function fitRange([from, to]: RangeValue, limits: RangeLimits): RangeValue {
  const { least, most } = reach(limits);
  const start = between(limits.min, from, limits.max - least);
  return [start, between(start + least, between(start, to, limits.max), start + most)];
}
