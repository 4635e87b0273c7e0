import type { Position } from '@portal/domain';

const earthRadiusKm = 6371.0088;
const kilometresPerMile = 1.60934;
const radians = Math.PI / 180;

/** Returns the kilometres between two positions along the earth's surface. */
export function distanceKm(from: Position, to: Position): number {
  const height = (to.latitude - from.latitude) * radians;
  const width = (to.longitude - from.longitude) * radians;
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(width / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function milesOf(kilometres: number): number {
  return kilometres / kilometresPerMile;
}

/** Formats kilometres as miles, with tenths below ten miles: '0.4', '12', '1,204'. */
export function formatMiles(kilometres: number): string {
  const miles = milesOf(kilometres);
  const digits = miles < 9.95 ? 1 : 0;
  return miles.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
