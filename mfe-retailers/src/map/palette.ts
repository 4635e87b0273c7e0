import { schemeRootOf } from '@portal/platform';

/** The colours and the font of the map, from the tokens of its element: of the brand, light or dark. */
export interface Palette {
  readonly brand: string;
  readonly onBrand: string;
  readonly info: string;
  /** The area within the radius of the search. */
  readonly reach: string;
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly border: string;
  readonly coast: string;
  readonly land: string;
  readonly water: string;
  /** Other countries. */
  readonly abroad: string;
  readonly grid: string;
  /** The built-up area of a town, over the land. */
  readonly town: string;
  readonly font: string;
}

/** Reads the palette from the tokens that apply to the element. */
export function paletteAt(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const [brand, surface, sunken] = [token('brand'), token('surface'), token('sunken')];
  return {
    brand,
    onBrand: token('on-brand'),
    info: token('info'),
    reach: translucent(token('info'), 0.08),
    surface,
    ink: token('ink'),
    quietInk: token('ink-3'),
    border: token('line'),
    coast: mix(token('line'), token('line-strong'), 0.45),
    land: mix(surface, brand, 0.025),
    water: mix(sunken, token('info'), 0.09),
    abroad: mix(surface, sunken, 0.62),
    grid: translucent(brand, 0.07),
    town: translucent(brand, 0.14),
    font: style.fontFamily,
  };
}

/** Calls `changed` when the colour scheme or the brand of an element changes; returns a function that stops watching. */
export function watchPalette(element: Element, changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(schemeRootOf(element), { attributeFilter: ['data-scheme', 'data-brand'] });
  dark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
  };
}

/** Returns a colour of six hexadecimal digits with an alpha, 0 to 1. */
function translucent(colour: string, alpha: number): string {
  return isHex(colour) ? `${colour}${hex(alpha * 255)}` : colour;
}

/** Returns a colour between two of six hexadecimal digits. */
function mix(one: string, other: string, share: number): string {
  if (!isHex(one) || !isHex(other)) return one;
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => hex(channel(one, at) * (1 - share) + channel(other, at) * share));
  return `#${mixed.join('')}`;
}

const isHex = (colour: string) => /^#[\da-f]{6}$/i.test(colour);
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
