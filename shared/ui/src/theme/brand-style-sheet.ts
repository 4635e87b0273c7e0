import { baseStyles } from './base-styles.ts';
import { brandFonts, fontFaces } from './fonts.ts';
import { themes, type BrandKey, type Scheme } from './tokens.ts';

function variables(brand: BrandKey, scheme: Scheme): string {
  const theme = themes[brand];
  const colours = Object.entries(theme[scheme]).map(([name, value]) => `--${name}:${value}`);
  return [`color-scheme:${scheme}`, ...colours, `--shadow:${theme.shadow[scheme]}`].join(';');
}

const moreContrast =
  '@media(prefers-contrast:more){:root,:root[data-scheme],:host,:host([data-scheme]){--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--ink);--line-strong:var(--ink)}}';

/**
 * Returns the tokens of a brand as CSS variables. The scheme follows the system; `data-scheme="light"` or `"dark"` on
 * the root (or on the host element of a shadow root) overrides it. Paper is always
 * light. A customer who asks the system for more contrast gets text and lines in the strongest colour.
 */
export function tokenStyles(brand: BrandKey): string {
  const { font, radius } = themes[brand];
  const { wordSpacing, nameSpacing } = brandFonts[brand];
  const constant = `--font:${font};--word-space:${wordSpacing};--name-space:${nameSpacing};--r1:${radius.r1};--r2:${radius.r2};--r3:${radius.r3}`;
  return [
    `:root,:host{${constant};${variables(brand, 'light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root,:host{${variables(brand, 'dark')}}}`,
    `:root[data-scheme=light],:host([data-scheme=light]){${variables(brand, 'light')}}`,
    `@media screen{:root[data-scheme=dark],:host([data-scheme=dark]){${variables(brand, 'dark')}}}`,
    moreContrast,
  ].join('\n');
}

/**
 * Returns the rule that draws a page with `data-font="later"` in the fallback of the brand's font, so that the browser
 * fetches no font.
 */
export function fallbackFontStyles(brand: BrandKey): string {
  const [, ...fallbacks] = themes[brand].font.split(', ');
  return `:root[data-font=later]{--font:${fallbacks.join(', ')}}`;
}

/** Returns the style sheet of a brand: its font from `fontUrl`, its tokens, the base styles. */
export function brandStyleSheet(brand: BrandKey, { fontUrl }: { readonly fontUrl: string }): string {
  return [fontFaces(brand, fontUrl), tokenStyles(brand), baseStyles].join('\n');
}
