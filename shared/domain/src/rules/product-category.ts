/** What a store leases out. */
type ProductCategory =
  | 'hvac'
  | 'mattress'
  | 'furniture'
  | 'tires'
  | 'appliance'
  | 'electronics'
  | 'jewelry'
  | 'other';

/** The first match counts: `Home Furniture` is furniture. */
const patterns: readonly (readonly [pattern: RegExp, category: ProductCategory])[] = [
  [/hvac|heat|\bair\b/i, 'hvac'],
  [/mattress|\bbeds?\b/i, 'mattress'],
  [/furniture|home/i, 'furniture'],
  [/tire|wheel|auto/i, 'tires'],
  [/appliance/i, 'appliance'],
  [/electronic|computer|phone/i, 'electronics'],
  [/jewel/i, 'jewelry'],
];

/** Returns the category of a store type, which is free text of the api; `other` when it is null or matches none. */
export function productCategory(storeType: string | null): ProductCategory {
  return patterns.find(([pattern]) => storeType !== null && pattern.test(storeType))?.[1] ?? 'other';
}
