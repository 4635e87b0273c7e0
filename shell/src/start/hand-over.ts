import type { Shell } from '../context/shell-context.ts';
import { readInput } from './read-input.ts';
import { stageOf } from './prerendered-stage.ts';

/** A real screen that keeps saying something else than the prerendered one takes its place after this long, ms. */
const settlingMs = 1000;

const textOf = (element: Element): string | undefined => element.querySelector('main')?.textContent;

/** Whether a drawing of the screen, which says nothing, is still on its way. */
const isDrawing = (element: Element): boolean => element.querySelector('main [data-arriving]') !== null;

/**
 * Replaces the prerendered page, which the page's inline script showed, by the real one, which is drawn unseen until it
 * says the same: in one step, so that nothing moves, with what was typed, the focus and the press that was deferred. When the
 * real page has something else to show it appears at once; after a Retry what was typed comes back.
 *
 * @param element where the real page is drawn
 */
export function handOver(page: Document, element: Element, shell: Shell): void {
  const prerendered = page.getElementById('prerendered');
  if (prerendered) replaceWhenDrawn(prerendered, element, shell);
}

function replaceWhenDrawn(prerendered: HTMLElement, element: Element, shell: Shell): void {
  const { path = '' } = prerendered.dataset;
  const expected = textOf(prerendered);
  let settling: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    const stage = stageOf(shell, path);
    if (stage === 'failed' || stage === 'elsewhere') reveal();
    if (stage === 'elsewhere') stop();
    if (stage !== 'arrived') return;
    if (textOf(element) === expected && !isDrawing(element)) finish();
    else if (element.querySelector('main h1, main [role=alert]')) settling ??= setTimeout(finish, settlingMs);
  }

  function reveal(): void {
    prerendered.remove();
    delete prerendered.ownerDocument.documentElement.dataset['failed'];
  }

  function finish(): void {
    stop();
    const giveBack = readInput(prerendered);
    reveal();
    giveBack(element);
  }

  const observer = new MutationObserver(check);
  observer.observe(element, { subtree: true, childList: true, characterData: true });

  function stop(): void {
    observer.disconnect();
    clearTimeout(settling);
  }

  check();
}
