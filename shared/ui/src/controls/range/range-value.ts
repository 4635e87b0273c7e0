/** From and to, both positions on the track. */
export type RangeValue = readonly [from: number, to: number];

export interface RangeLimits {
  /** First and last position on the track, whole numbers. */
  readonly min: number;
  readonly max: number;
  /** `to` is at least this far from `from`; 0 by default. */
  readonly minSpan?: number | undefined;
  /** `to` is at most this far from `from`; the whole track by default. */
  readonly maxSpan?: number | undefined;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Returns the allowed distances; on a track shorter than the minimum span, the track's length. */
function reach({ min, max, minSpan = 0, maxSpan = Infinity }: RangeLimits) {
  const length = Math.max(0, max - min);
  const least = between(0, minSpan, length);
  return { least, most: between(least, maxSpan, length) };
}

/**
 * Returns the range after one end was moved to `position`. Too near to the other end, it stops at the minimum span; too
 * far away, it moves the other end along, so that a range can be dragged over a long track.
 */
export function moveEnd(
  end: 'from' | 'to',
  position: number,
  [from, to]: RangeValue,
  limits: RangeLimits,
): RangeValue {
  const { least, most } = reach(limits);
  if (end === 'from') {
    const moved = between(limits.min, Math.min(position, to - least), limits.max - least);
    return [moved, between(moved + least, to, moved + most)];
  }
  const moved = between(limits.min + least, Math.max(position, from + least), limits.max);
  return [between(moved - most, from, moved - least), moved];
}

/** Returns the nearest range that the track and the limits allow. */
export function fitRange([from, to]: RangeValue, limits: RangeLimits): RangeValue {
  const { least, most } = reach(limits);
  const start = between(limits.min, from, limits.max - least);
  return [start, between(start + least, between(start, to, limits.max), start + most)];
}
