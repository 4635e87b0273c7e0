import { schemeRootOf } from '@portal/platform';

/** Names of the provider's appearance with the page's tokens for them. */
const tokens = {
  ink: '--ink',
  ink2: '--ink-2',
  ink3: '--ink-3',
  surface: '--surface',
  line: '--line-strong',
  brand: '--brand',
  bad: '--bad',
  radius: '--r2',
} as const;

/** Returns the page's colours at an element as plain values, for a frame that can't read its style sheet. */
export function readAppearance(element: HTMLElement): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const values = Object.entries(tokens)
    .map(([name, token]) => [name, style.getPropertyValue(token).trim()] as const)
    .filter(([, value]) => value !== '');
  const scheme = style.colorScheme.includes('dark') ? 'dark' : 'light';
  return { scheme, font: style.fontFamily, ...Object.fromEntries(values) };
}

/** Calls the listener whenever an element may have changed between light and dark; returns a function that stops it. */
export function onSchemeChange(element: Element, listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  system.addEventListener('change', listener);
  chosen.observe(schemeRootOf(element), { attributeFilter: ['data-scheme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
