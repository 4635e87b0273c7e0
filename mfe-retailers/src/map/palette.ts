/** Colours of the map, from the tokens in use where it stands: brand, light or dark. */
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

/** Calls back when the scheme or the brand changes; answers how to stop. */
export function watchPalette(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-brand'] });
  dark.addEventListener('change', changed);
  return () => {
    root.disconnect();
    dark.removeEventListener('change', changed);
  };
}
