import { baseStyles, baseStylesOf } from './base-styles.ts';
import { brandFonts, fontFaces, fontFamily } from './fonts.ts';
import { themes, type BrandKey, type Scheme } from './tokens.ts';

function variables(brand: BrandKey, scheme: Scheme): string {
  const theme = themes[brand];
  const colours = Object.entries(theme[scheme]).map(([name, value]) => `--${name}:${value}`);
  return [`color-scheme:${scheme}`, ...colours, `--shadow:${theme.shadow[scheme]}`].join(';');
}

const moreContrast = (root: string) =>
  `@media(prefers-contrast:more){${root},${root}[data-scheme]{--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--ink);--line-strong:var(--ink)}}`;

/**
 * Returns the tokens of a brand as CSS variables of `root`. The scheme follows the system; `data-scheme="light"` or
 * `"dark"` on the root overrides it. Paper is always light. A customer who asks the system for more contrast gets text
 * and lines in the strongest colour.
 */
export function tokenStyles(brand: BrandKey, root = ':root'): string {
  const { font, radius } = themes[brand];
  const { wordSpacing, nameSpacing } = brandFonts[brand];
  const constant = `--font:${font};--word-space:${wordSpacing};--name-space:${nameSpacing};--r1:${radius.r1};--r2:${radius.r2};--r3:${radius.r3}`;
  return [
    `${root}{${constant};${variables(brand, 'light')}}`,
    `@media screen and (prefers-color-scheme:dark){${root}{${variables(brand, 'dark')}}}`,
    `${root}[data-scheme=light]{${variables(brand, 'light')}}`,
    `@media screen{${root}[data-scheme=dark]{${variables(brand, 'dark')}}}`,
    moreContrast(root),
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

/** The rule that react-aria would add to the page for what can be pressed. */
const pressStyles = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Begins the names of the fonts of an element: the page around it may have fonts of the brand's names. */
const elementFontPrefix = 'Portal ';

/** The style sheets of an element in a page that is not the portal's. */
export interface ElementStyleSheets {
  /** For the document, because a browser reads font faces nowhere else; it has nothing but these. */
  readonly document: string;
  /** For the shadow root of the element. */
  readonly shadow: string;
}

/**
 * Returns the styles of a brand for an element of somebody else's page. Nothing of the page reaches below `root`, a
 * selector of the shadow root's one element: it inherits nothing, and has the tokens itself. The element's own box is
 * the page's to place.
 */
export function elementStyleSheets(
  brand: BrandKey,
  { fontUrl, root }: { readonly fontUrl: string; readonly root: string },
): ElementStyleSheets {
  const { font } = themes[brand];
  const family = fontFamily(brand);
  return {
    document: fontFaces(brand, fontUrl, elementFontPrefix),
    shadow: [
      ':host{display:block}',
      // `all` leaves the direction of a page in Arabic or Hebrew as it is.
      `${root}{all:initial;direction:ltr;display:block;position:relative}`,
      tokenStyles(brand, root),
      `${root}{--font:${font.replaceAll(`"${family}`, `"${elementFontPrefix}${family}`)}}`,
      baseStylesOf(root),
      pressStyles,
    ].join('\n'),
  };
}
