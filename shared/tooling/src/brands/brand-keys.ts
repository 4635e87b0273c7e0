import type { BrandKey } from '@portal/ui/theme';

/** The brands whose look a build of the shell has; the first one is the main brand. */
export const brandKeys = ['fernway', 'breeze'] as const satisfies readonly [main: BrandKey, second: BrandKey];
