import type { AddressQuery, Position } from '@portal/domain';

const answerForm = { format: 'jsonv2', addressdetails: '1', limit: '1' };

/**
 * Returns the query of a forward search, as Nominatim spells it, in the portal's country only. Returns null when nothing
 * was typed, because a service would then answer anything.
 */
export function forwardQuery({
  line,
  street,
  state,
  zip,
}: AddressQuery): Readonly<Record<string, string>> | null {
  // The services take either one line or parts.
  if (line?.trim()) return { q: line.trim(), countrycodes: 'us', ...answerForm };
  const typed = Object.entries({ street, state, postalcode: zip }).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.trim()] as const] : [],
  );
  if (typed.length === 0) return null;
  return { ...Object.fromEntries(typed), country: 'us', ...answerForm };
}

/** Returns the query of a reverse search; five decimals are precise to a metre. */
export function reverseQuery({ latitude, longitude }: Position): Readonly<Record<string, string>> {
  return { lat: latitude.toFixed(5), lon: longitude.toFixed(5), format: 'jsonv2', addressdetails: '1' };
}
