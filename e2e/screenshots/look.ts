/** Everything that a screen can be looked at in; each has its screenshot. */
export const looks = {
  brand: ['main', 'second'],
  language: ['en', 'es'],
  width: ['390', '1280'],
  scheme: ['light', 'dark'],
} as const;

/** The names of what differs between two looks. */
export type LookPart = keyof typeof looks;

/** What a screen is drawn in. */
export type Look = { readonly [Part in LookPart]: (typeof looks)[Part][number] };

/** Height of the page, px: the screenshot has all of it, and at least this. */
export const heights: Readonly<Record<Look['width'], number>> = { '390': 844, '1280': 860 };
