import type { Release } from '@portal/platform/contract';
import { inlineScript } from './inline-script.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';
import { criticalStyles, staticFrame } from './static-frame.ts';

export interface IndexPage {
  readonly html: string;
  /** Texts of the inline parts of the page, also of those that are added later, for their hashes in the CSP. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

interface PageParts {
  readonly prerendered?: PrerenderedPages;
  readonly headStart?: string;
}

/** Returns JSON that no HTML parser can take for markup: `</script>` and `<!--` need a `<`. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The one rule that react-aria would add to the page itself, in a style element that the policy blocks. It looks for the
 * element by its id first.
 */
const pressable = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

const noPrerendered: PrerenderedPages = { pages: [], marks: [], styles: '' };

/** Exactly the style that react-aria adds to the page while a dialog is open on iOS: its hash is allowed. */
export const scrollLockStyles = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/**
 * The page: frame and critical styles as static HTML, the release as JSON, the boot script, and the shell's main script.
 * The main script is first, so that the browser requests it at once.
 *
 * @param prerendered what the page shows before any script has arrived; a dev server has none
 * @param headStart markup at the beginning of the head; the dev server needs it
 */
export function indexPage(
  release: Release,
  boot: string,
  { prerendered = noPrerendered, headStart = '' }: PageParts = {},
): IndexPage {
  const styles = `${criticalStyles}\n${pressable}\n${prerendered.styles}`;
  const show = prerendered.pages.length > 0 ? inlineScript('show-prerendered.ts') : '';
  const main = release.shell.entry;
  const integrity = release.integrity[main];
  const html = `<!doctype html>
<html lang="en" data-brand="${attribute(release.config.brands[0].key)}">
<head>
<meta charset="utf-8">
${headStart}<script id="main" src="${attribute(main)}" defer crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<title>${attribute(release.config.brands[0].title)}</title>
<style id="react-aria-pressable-style">${styles}</style>
<script type="application/json" id="release">${inlineJson(release)}</script>
<script>${boot}</script>
</head>
<body>
${prerendered.pages.map(template).join('\n')}${show && `\n<script>${show}</script>`}
${staticFrame(prerendered.marks)}
</body>
</html>
`;
  const inlineScripts = [boot, ...(show ? [show] : [])];
  return { html, inlineScripts, inlineStyles: [styles, scrollLockStyles] };
}

function template({ path, brand, html }: PrerenderedPages['pages'][number]): string {
  return `<template data-path="${attribute(path)}" data-brand="${attribute(brand)}">${html}</template>`;
}
