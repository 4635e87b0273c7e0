/** What a store leases out. */
type GoodsType =
  'hvac' | 'mattress' | 'furniture' | 'tires' | 'appliance' | 'electronics' | 'jewelry' | 'other';

/** The first match counts: `Home Furniture` is furniture. */
const patterns: readonly (readonly [pattern: RegExp, type: GoodsType])[] = [
  [/hvac|heat|\bair\b/i, 'hvac'],
  [/mattress|\bbeds?\b/i, 'mattress'],
  [/furniture|home/i, 'furniture'],
  [/tire|wheel|auto/i, 'tires'],
  [/appliance/i, 'appliance'],
  [/electronic|computer|phone/i, 'electronics'],
  [/jewel/i, 'jewelry'],
];

/** Returns the goods that a store type, free text of the api, is about. */
export function goodsType(storeType: string | null): GoodsType {
  return patterns.find(([pattern]) => storeType !== null && pattern.test(storeType))?.[1] ?? 'other';
}
