// The inline script behind the prerendered pages: shows the one of the address before any other script. Its hash is in
// the CSP.
import { followForms } from './follow-forms.ts';
import { deferPresses } from './defer-presses.ts';

/** A script that has not arrived by then may never do, and the page says so, ms. */
const patienceMs = 15_000;

const root = document.documentElement;
const { firstScreen, brand } = root.dataset;
const template = [...document.querySelectorAll('template')].find(
  ({ dataset }) => dataset['path'] === firstScreen && dataset['brand'] === brand,
);

if (template) {
  const page = document.createElement('div');
  page.id = 'prerendered';
  page.dataset['path'] = firstScreen;
  page.append(template.content.cloneNode(true));
  template.before(page);
  deferPresses(page);
  followForms(page);
  setTimeout(() => {
    if (page.isConnected) root.dataset['failed'] = '';
  }, patienceMs);
}
