export { baseStyles } from '../theme/base-styles.ts';
export { brandStyleSheet, tokenStyles } from '../theme/brand-style-sheet.ts';
export { brandFonts, fontFaces } from '../theme/fonts.ts';
export { afterResize } from '../theme/after-resize.ts';
export { breakpoints, desk, frame, frameClass, frameStyles, phone, resizeDelay } from '../theme/frame.ts';
export { themeOf, themes } from '../theme/tokens.ts';
export type { BrandKey, ColourTokens, Scheme, Theme } from '../theme/tokens.ts';
