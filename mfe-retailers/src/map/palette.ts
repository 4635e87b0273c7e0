/** The colours and the font of the map, from the tokens of its element: of the brand, light or dark. */
export interface Palette {
  readonly brand: string;
  readonly onBrand: string;
  readonly info: string;
  readonly surface: string;
  readonly ink: string;
  readonly quietInk: string;
  readonly border: string;
  readonly coast: string;
  readonly font: string;
}

/** Reads the palette from the tokens that apply to the element. */
export function paletteAt(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    brand: token('brand'),
    onBrand: token('on-brand'),
    info: token('info'),
    surface: token('surface'),
    ink: token('ink'),
    quietInk: token('ink-3'),
    border: token('line'),
    coast: token('line-strong'),
    font: style.fontFamily,
  };
}

/** Calls `changed` when the colour scheme or the brand changes; returns a function that stops watching. */
export function watchPalette(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-brand'] });
  dark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
  };
}
