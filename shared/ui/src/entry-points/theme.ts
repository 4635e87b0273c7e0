export { baseStyles } from '../theme/base-styles.ts';
export {
  brandStyleSheet,
  elementStyleSheets,
  fallbackFontStyles,
  tokenStyles,
  type ElementStyleSheets,
} from '../theme/brand-style-sheet.ts';
export { brandFonts } from '../theme/fonts.ts';
export { afterResize } from '../theme/after-resize.ts';
export { frame, frameClass, frameStyles, phone, roomyHeader } from '../theme/frame.ts';
export { windowReaches } from '../theme/window-reaches.ts';
export type { BrandKey } from '../theme/tokens.ts';
