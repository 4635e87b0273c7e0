/** Builds to compare: the portal, the monolith with lazy routes, the one that preloads its route, and React alone. */
export const variantNames = ['portal', 'lazy', 'preloading', 'react'] as const;

export type VariantName = (typeof variantNames)[number];
