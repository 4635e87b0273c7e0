import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

export const brands = ['fernway', 'breeze'] as const;
export type BrandChoice = (typeof brands)[number];

export const schemes = ['light', 'dark'] as const;
export type SchemeChoice = (typeof schemes)[number];

export const fontUrls: Readonly<Record<BrandChoice, string>> = { fernway: figtree, breeze: instrumentSans };
