// The inline script behind the prerendered pages: shows the one of the address before any other script. Its hash is in
// the CSP.
import { translatedPages } from '../page/translated-pages.ts';
import { followForms } from './follow-forms.ts';
import { deferPresses } from './defer-presses.ts';

/** A script that has not arrived by then may never do, and the page says so, ms. */
const patienceMs = 15_000;

const root = document.documentElement;
const { firstScreen, brand } = root.dataset;

function showFrom(templates: ParentNode): void {
  const template = [...templates.querySelectorAll('template')].find(
    ({ dataset }) => dataset['path'] === firstScreen && dataset['brand'] === brand,
  );
  if (!template) return;
  const page = document.createElement('div');
  page.id = 'prerendered';
  page.dataset['path'] = firstScreen;
  page.append(document.importNode(template.content, true));
  document.body.prepend(page);
  deferPresses(page);
  followForms(page);
  setTimeout(() => {
    if (page.isConnected) root.dataset['failed'] = '';
  }, patienceMs);
}

if (root.lang === 'en') showFrom(document);
else if (firstScreen) {
  // No text becomes markup here: the browser reads the file as the document that it is.
  const pages = new XMLHttpRequest();
  pages.open('GET', `/content/${translatedPages(root.lang)}`);
  pages.responseType = 'document';
  pages.onload = () => {
    // The real page may have been faster.
    if (pages.response && document.querySelector('.portal-static')) showFrom(pages.response as Document);
  };
  pages.send();
}
