import type { BrandKey } from './tokens.ts';

interface BrandFont {
  readonly family: string;
  /** Module path of the latin woff2, for the build to resolve from this package. */
  readonly source: string;
  readonly weights: string;
  /** Added to each space, as CSS: a font with narrow ones lets words run together. */
  readonly wordSpacing: string;
  /** Between the letters of the brand's name beside its mark. */
  readonly nameSpacing: string;
  /** Width of the font's running text over Arial's, regular and bold, and its ascent and descent in em; measured in Chromium. */
  readonly metrics: {
    readonly regular: number;
    readonly bold: number;
    readonly ascent: number;
    readonly descent: number;
  };
}

export const brandFonts: Readonly<Record<BrandKey, BrandFont>> = {
  fernway: {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: '300 900',
    wordSpacing: '0em',
    nameSpacing: '-.01em',
    metrics: { regular: 1.0031, bold: 0.9615, ascent: 0.95, descent: 0.25 },
  },
  breeze: {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: '400 700',
    wordSpacing: '0.07em',
    nameSpacing: '-.03em',
    metrics: { regular: 1.0146, bold: 0.9781, ascent: 0.97, descent: 0.25 },
  },
};

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Returns the name of the brand's font. */
export const fontFamily = (brand: BrandKey): string => brandFonts[brand].family;

function fallbackFace(font: BrandFont, weight: string, local: readonly string[], size: number): string {
  const { ascent, descent } = font.metrics;
  return `@font-face{font-family:"${font.family} Fallback";font-weight:${weight};src:${local
    .map((name) => `local("${name}")`)
    .join(
      ',',
    )};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(
    descent / size,
  )};line-gap-override:0%}`;
}

/**
 * Returns the brand's font face and a fallback with the same metrics, so that no text moves when the font arrives.
 *
 * @param prefix begins the names of both
 */
export function fontFaces(brand: BrandKey, fontUrl: string, prefix = ''): string {
  const font = { ...brandFonts[brand], family: `${prefix}${brandFonts[brand].family}` };
  return [
    `@font-face{font-family:"${font.family}";font-weight:${font.weights};font-style:normal;font-display:swap;src:url("${fontUrl}") format("woff2")}`,
    fallbackFace(font, '300 500', ['Arial', 'Liberation Sans', 'Roboto'], font.metrics.regular),
    fallbackFace(
      font,
      '501 900',
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
      font.metrics.bold,
    ),
  ].join('\n');
}
