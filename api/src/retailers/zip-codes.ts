/**
 * Returns the position of a US ZIP code, or of the first five digits of ZIP+4; null for a code that is not in use. The
 * packaged data is five megabytes, so it is loaded with the first request.
 */
export async function findZip(zip: string): Promise<{ readonly lat: number; readonly lng: number } | null> {
  const [, digits] = /^(\d{5})(?:-\d{4})?$/.exec(zip.trim()) ?? [];
  if (digits === undefined) return null;
  const { default: zipcodes } = await import('zipcodes');
  const place = zipcodes.lookup(digits);
  // The data has some military and retired codes without a position.
  if (!place || place.country !== 'US' || (place.latitude === 0 && place.longitude === 0)) return null;
  return { lat: place.latitude, lng: place.longitude };
}
