/** What a store leases out, as far as its type tells. */
export type GoodsKind =
  'hvac' | 'mattress' | 'furniture' | 'tires' | 'appliance' | 'electronics' | 'jewelry' | 'other';

/** In this order: `Home Furniture` is furniture, not whatever else homes have. */
const words: readonly (readonly [words: RegExp, kind: GoodsKind])[] = [
  [/hvac|heat|\bair\b/i, 'hvac'],
  [/mattress|\bbeds?\b/i, 'mattress'],
  [/furniture|home/i, 'furniture'],
  [/tire|wheel|auto/i, 'tires'],
  [/appliance/i, 'appliance'],
  [/electronic|computer|phone/i, 'electronics'],
  [/jewel/i, 'jewelry'],
];

/** The kind of goods that a store type, free text of the api, speaks of. */
export function goodsKind(storeType: string | null): GoodsKind {
  return words.find(([pattern]) => storeType !== null && pattern.test(storeType))?.[1] ?? 'other';
}
