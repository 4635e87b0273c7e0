import type { Position } from '@portal/domain';

const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;

/** Formats a position without a geocoder: '37.0902° N, 95.7129° W'. */
export function formatPosition({ latitude, longitude }: Position): string {
  return `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`;
}
