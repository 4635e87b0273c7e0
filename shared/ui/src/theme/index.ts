export { baseStyles } from './base-styles.ts';
export { brandStyleSheet, tokenStyles } from './brand-style-sheet.ts';
export { brandFonts, fontFaces } from './fonts.ts';
export { afterResize } from './after-resize.ts';
export { breakpoints, desk, frame, frameClass, frameStyles, phone, resizeDelay } from './frame.ts';
export { themeOf, themes } from './tokens.ts';
export type { BrandKey, ColourTokens, Scheme, Theme } from './tokens.ts';
