import type { Release } from '@portal/platform/contract';
import { marksSlot, type PageParts } from '../../build/page-parts.ts';
import type { BrandMarkup } from './prerendered-page.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

export interface IndexPage {
  readonly html: string;
  /** Texts of the inline parts of the page, also of those that are added later, for their hashes in the CSP. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

interface PageOptions {
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

const noPrerendered: PrerenderedPages = { pages: [], translated: [], marks: [], styles: '' };

/**
 * The page: frame and critical styles as static HTML, the release as JSON, the boot script, and the shell's main script.
 * The main script is first, so that the browser requests it at once.
 *
 * @param prerendered what the page shows before any script has arrived; a dev server has none
 * @param headStart markup at the beginning of the head; the dev server needs it
 */
export function indexPage(
  release: Release,
  parts: PageParts,
  { prerendered = noPrerendered, headStart = '' }: PageOptions = {},
): IndexPage {
  const { boot, laterStyles } = parts;
  const styles = `${parts.styles}\n${prerendered.styles}`;
  const show = prerendered.pages.length > 0 ? parts.show : '';
  const main = release.shell.entry;
  const integrity = release.integrity[main];
  const html = `<!doctype html>
<html lang="en" data-brand="${attribute(release.config.brands[0].key)}">
<head>
<meta charset="utf-8">
${headStart}<script id="main" src="${attribute(main)}" defer crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="See your leases and payments, pay what is due, manage your payment methods, find a store and get help.">
<meta name="format-detection" content="telephone=no">
<title>${attribute(release.config.brands[0].title)}</title>
<style id="react-aria-pressable-style">${styles}</style>
<script type="application/json" id="release">${inlineJson(release)}</script>
<script>${boot}</script>
</head>
<body>
${templates(prerendered)}${show && `\n<script>${show}</script>`}
${parts.frame.replaceAll(`<!--${marksSlot}-->`, () => logo(prerendered.marks))}
</body>
</html>
`;
  const inlineScripts = [boot, ...(show ? [show] : [])];
  return { html, inlineScripts, inlineStyles: [styles, ...laterStyles] };
}

/** The mark of every brand, of which the style shows the page's own; without them a block of its colour. */
function logo(marks: readonly BrandMarkup[]): string {
  if (marks.length === 0) return '<span class="portal-static-mark"></span>';
  return marks.map(({ brand, html }) => `<span data-mark="${brand}">${html}</span>`).join('');
}

/**
 * Returns a template for each prerendered page, of which nothing is drawn until a script takes it out; and an empty one
 * for each other language, which names the file with its pages.
 */
function templates({ pages, translated }: PrerenderedPages): string {
  const own = pages.map(({ path, brand, html }) => template({ path, brand }, html));
  const named = translated.map(({ language, address, integrity }) =>
    template({ language, address, integrity }),
  );
  return [...own, ...named].join('\n');
}

function template(data: Readonly<Record<string, string>>, html = ''): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${attribute(value)}"`);
  return `<template${attributes.join('')}>${html}</template>`;
}
