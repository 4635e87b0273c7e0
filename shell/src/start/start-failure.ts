import { english } from '@portal/i18n';
import { shellMessages } from '../messages/shell.messages.ts';
import { reportProblem } from '../problems/report-problem.ts';

/**
 * Says that the page can't start, because its release is missing or malformed. It uses plain elements,
 * because without a release there is no brand, no language and no platform to draw with.
 */
export function showStartFailure(page: Document, error: unknown): void {
  reportProblem(error);
  const t = (key: keyof typeof shellMessages.en) => english.translate(shellMessages, key);
  const failedTitle = t('start.failedTitle');
  const title = page.createElement('h1');
  title.textContent = failedTitle;
  const text = page.createElement('p');
  text.textContent = t('start.failedText');
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = t('start.reload');
  button.addEventListener('click', () => globalThis.location.reload());
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText =
    'display:grid;gap:16px;justify-items:start;max-width:480px;margin:0 auto;padding:64px 24px';
  main.append(title, text, button);
  page.body.replaceChildren(main);
  page.title = failedTitle;
}
