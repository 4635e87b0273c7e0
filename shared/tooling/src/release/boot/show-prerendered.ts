// The inline script behind the prerendered pages: shows the one of the address before any other script. Its hash is in
// the CSP.
import type { TranslatedPage } from '../page/translated-pages.ts';
import { buildNode } from './build-node.ts';
import { followForms } from './follow-forms.ts';
import { deferPresses } from './defer-presses.ts';

/** A script that has not arrived by then may never do, and the page says so, ms. */
const patienceMs = 15_000;

const root = document.documentElement;
const { firstScreen, brand } = root.dataset;

const isWanted = (page: { readonly path?: string; readonly brand?: string }): boolean =>
  page.path === firstScreen && page.brand === brand;

function show(...content: readonly Node[]): void {
  const page = document.createElement('div');
  page.id = 'prerendered';
  page.dataset['path'] = firstScreen;
  page.append(...content);
  document.body.prepend(page);
  deferPresses(page);
  followForms(page);
  setTimeout(() => {
    if (page.isConnected) root.dataset['failed'] = '';
  }, patienceMs);
}

async function showTranslated({ address, integrity }: DOMStringMap): Promise<void> {
  if (address === undefined || integrity === undefined) return;
  const response = await fetch(address, { integrity });
  const page = ((await response.json()) as readonly TranslatedPage[]).find(isWanted);
  // The real page may have been faster.
  if (page && document.querySelector('.portal-static')) show(...page.nodes.map((node) => buildNode(node)));
}

const templates = [...document.querySelectorAll('template')];
if (root.lang === 'en') {
  const template = templates.find(({ dataset }) => isWanted(dataset));
  if (template) show(document.importNode(template.content, true));
} else if (firstScreen) {
  const translated = templates.find(({ dataset }) => dataset['language'] === root.lang);
  // Without the file, or with another than that of the release, the frame waits for the code.
  if (translated) showTranslated(translated.dataset).catch(() => {});
}
