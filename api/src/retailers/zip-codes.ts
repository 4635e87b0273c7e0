/**
 * Where a US ZIP code is, from packaged data; of ZIP+4 the first five digits count. Null for one that is not
 * in use. The data is five megabytes: it loads with the first question.
 */
export async function findZip(zip: string): Promise<{ readonly lat: number; readonly lng: number } | null> {
  const [, digits] = /^(\d{5})(?:-\d{4})?$/.exec(zip.trim()) ?? [];
  if (digits === undefined) return null;
  const { default: zipcodes } = await import('zipcodes');
  const place = zipcodes.lookup(digits);
  // The data has some military and retired codes without a place.
  if (!place || place.country !== 'US' || (place.latitude === 0 && place.longitude === 0)) return null;
  return { lat: place.latitude, lng: place.longitude };
}
