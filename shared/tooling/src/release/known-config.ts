import type { PortalConfig } from '@portal/platform/contract';

/** What each shell knows that was built before its manifest said it. */
const keysOfEarlierShells: readonly string[] = [
  'apiBase',
  'contentBase',
  'brands',
  ...['key', 'name', 'title', 'company', 'favicon', 'logo', 'stylesheet', 'creditOptionsUrl', 'contact'].map(
    (key) => `brands.${key}`,
  ),
  ...['address', 'phone', 'afterHoursPhone', 'email'].map((key) => `brands.contact.${key}`),
  'secondBrandHostSuffix',
  ...['headers', 'headers.brand', 'headers.portal'],
  'mapsKey',
  'mapTilesUrl',
  'mapAttribution',
  'chatScriptUrl',
  'cardScriptUrl',
  ...['geocode', 'geocode.forwardUrl', 'geocode.reverseUrl'],
  'staffLabel',
  'portalChoice',
  'demo',
  'remoteTimeoutMs',
  'timeZone',
];

/**
 * Returns what a shell knows of a configuration: the page of one that was built before it ignored unknown keys would not
 * start with them.
 *
 * @param keys of the shell's manifest
 */
export const knownConfig = (
  config: PortalConfig,
  keys: readonly string[] = keysOfEarlierShells,
): PortalConfig => withKeys(config, new Set(keys), '') as PortalConfig;

function withKeys(value: unknown, keys: ReadonlySet<string>, before: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, keys, before));
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).filter(([key]) => keys.has(`${before}${key}`));
  return Object.fromEntries(known.map(([key, part]) => [key, withKeys(part, keys, `${before}${key}.`)]));
}
