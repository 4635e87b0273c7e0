import type { PortalConfig } from '@portal/platform';

/**
 * Returns the address of the map tiles, with the key of the maps service in the place of `{key}` (RET-47, OP-27).
 *
 * @returns an address that still has `{z}`, `{x}` and `{y}`; null for the packaged outline map
 */
export const tilesAddress = ({
  mapTilesUrl,
  mapsKey,
}: Pick<PortalConfig, 'mapTilesUrl' | 'mapsKey'>): string | null =>
  mapTilesUrl?.replaceAll('{key}', encodeURIComponent(mapsKey)) ?? null;
