import { themes, type BrandKey, type ColourTokens, type Scheme } from './tokens.ts';

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Token = keyof ColourTokens;
const surfaces: readonly Token[] = ['bg', 'surface', 'sunken'];
const states = ['ok', 'warn', 'bad', 'info'] as const;

const textPairs: readonly (readonly [text: Token, on: Token])[] = [
  ...(['ink', 'ink-2', 'ink-3', 'brand', 'brand-strong'] as const).flatMap((text) =>
    [...surfaces, 'brand-soft' as const].map((on) => [text, on] as const),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ...states.flatMap((state) => [
    ...surfaces.map((on) => [state, on] as const),
    [state, `${state}-soft`] as const,
    ['ink', `${state}-soft`] as const,
    ['ink-2', `${state}-soft`] as const,
  ]),
];
const shapePairs: readonly (readonly [shape: Token, on: Token])[] = [
  ...surfaces.map((on) => ['line-strong', on] as const),
  ...surfaces.map((on) => ['brand', on] as const),
  ...surfaces.map((on) => ['accent', on] as const),
];

const cases = (Object.keys(themes) as BrandKey[]).flatMap((brand) =>
  (['light', 'dark'] as Scheme[]).map((scheme) => [brand, scheme] as const),
);

describe.each(cases)('%s %s', (brand, scheme) => {
  const colours = themes[brand][scheme];
  const tooLow = (pairs: readonly (readonly [Token, Token])[], least: number) =>
    pairs
      .map(([a, b]) => ({ pair: `${a} on ${b}`, ratio: contrast(rgb(colours[a]), rgb(colours[b])) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`);

  it('sets every text at 4.5 to 1 or more on every surface below it', () => {
    expect(tooLow(textPairs, 4.5)).toEqual([]);
  });

  it('draws borders of inputs, focus rings and figures at 3 to 1 or more', () => {
    expect(tooLow(shapePairs, 3)).toEqual([]);
  });

  it('keeps the text of a selected row readable on its tint', () => {
    const tint = mix(rgb(colours['brand-soft']), rgb(colours.surface), 0.45);
    for (const text of ['ink', 'ink-2'] as const) {
      expect(contrast(rgb(colours[text]), tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps a quiet button readable while it is hovered', () => {
    for (const on of surfaces) {
      const tint = mix(rgb(colours.brand), rgb(colours[on]), 0.09);
      expect(contrast(rgb(colours['brand-strong']), tint)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('gives the second brand colours of its own in both schemes', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const token of ['brand', 'bg', 'ink', 'accent', 'brand-soft'] as const) {
      expect(themes.breeze[scheme][token]).not.toBe(themes.fernway[scheme][token]);
    }
  }
});
