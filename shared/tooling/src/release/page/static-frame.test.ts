/** @jest-environment @portal/jest-preset/browser-environment */
// cspell:ignore Cargando pudo abrirse conexión inténtelo nuevo Intentar
import { criticalStyles, staticFrame } from './static-frame.ts';

/** The texts of the page's first frame that a customer of a language sees once the portal failed to start. */
function shownIn(language: string): readonly string[] {
  document.documentElement.lang = language;
  document.documentElement.dataset['failed'] = '';
  // jsdom does not read a sheet with rules for the margins of paper.
  const rules = criticalStyles.split('\n').filter((rule) => rule.includes('[data-texts]'));
  const sheet = document.createElement('style');
  sheet.textContent = rules.join('\n');
  document.head.replaceChildren(sheet);
  document.body.replaceChildren(document.createRange().createContextualFragment(staticFrame));
  return [...document.querySelectorAll('[data-texts]')]
    .filter((texts) => getComputedStyle(texts).display !== 'none')
    .map(({ textContent }) => textContent);
}

it('SHARED-69, OP-95: what the page says before any script, and when none arrives, is in the customer’s language', () => {
  expect(shownIn('en')).toEqual([
    'Loading',
    'The portal could not startCheck your connection and try again.Try again',
  ]);
  expect(shownIn('es')).toEqual([
    'Cargando',
    'El portal no pudo abrirseRevise su conexión e inténtelo de nuevo.Intentar de nuevo',
  ]);
});
