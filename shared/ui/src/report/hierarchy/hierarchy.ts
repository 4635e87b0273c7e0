/**
 * Which tiers of a report are open: always the first, the second for an item of the first, the third for an item of the
 * second.
 */
export type OpenTiers =
  | { readonly deepest: 1 }
  | { readonly deepest: 2; readonly second: string }
  | { readonly deepest: 3; readonly second: string; readonly third: string };

export type TierAction =
  | { readonly type: 'open'; readonly tier: 2 | 3; readonly item: string }
  | { readonly type: 'close'; readonly tier: 2 | 3 };

export const firstTier: OpenTiers = { deepest: 1 };

/**
 * Returns the open tiers after an action. Tier 2 opens from tier 1 (UI-14) and replaces what was open below; tier 3
 * opens only from tier 2 (UI-15); closing a tier closes the deeper ones (UI-16).
 */
export function nextTiers(tiers: OpenTiers, action: TierAction): OpenTiers {
  if (action.type === 'open') {
    if (action.tier === 2) return { deepest: 2, second: action.item };
    return tiers.deepest === 1 ? tiers : { deepest: 3, second: tiers.second, third: action.item };
  }
  if (action.tier === 2) return firstTier;
  return tiers.deepest === 3 ? { deepest: 2, second: tiers.second } : tiers;
}
