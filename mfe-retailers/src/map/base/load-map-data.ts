import type { BaseData, RegionData } from './map-data.ts';

export async function loadBase(): Promise<BaseData> {
  const loaded = (await import('map-data/base.json')) as { readonly default: BaseData };
  return loaded.default;
}

/** Loads the counties and towns of a region. */
export async function loadRegion(id: string): Promise<RegionData> {
  const loaded = (await import(`map-data/regions/${id}.json`)) as { readonly default: RegionData };
  return loaded.default;
}
