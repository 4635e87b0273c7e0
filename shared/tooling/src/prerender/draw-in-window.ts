import { storedLanguage, type Language } from '@portal/platform/early';
import type { DOMWindow } from 'jsdom';
import { scriptGlobal } from './drawing-script.ts';
import { openDrawingWindow } from './drawing-window.ts';
import { staticMarkup, type StaticMarkup } from './static-markup.ts';

/** React shows what it has loaded lazily up to 300 ms later: what has not changed for this long is complete, ms. */
const unchangedMs = 600;
/**
 * The wait is this many shorter ones, each begun after the one before: a process that is late then still gives what is
 * due in the window its turn, where a single timer would be due together with it.
 */
const waits = 6;

/** A screen with a clock in it would be waited for without an end, ms. */
const limitMs = 30_000;

interface DrawnPage {
  readonly url: string;
  readonly language: Language;
}

/**
 * Draws one screen in a window of its own, as a customer sees it who chose the language before, and returns its markup
 * with all rules that it needs. Rejects with the first error of the page.
 */
export async function drawInWindow(
  script: string,
  { url, language }: DrawnPage,
  request: object,
): Promise<StaticMarkup> {
  const { window, errors, rules } = openDrawingWindow(url);
  try {
    window.localStorage.setItem(storedLanguage.key, language);
    window.eval(script);
    const drawing = `${scriptGlobal}.draw(${JSON.stringify(request)})`;
    const element = (await window.eval(drawing)) as Element;
    await untilUnchanged(window);
    if (errors.length > 0) throw errors[0];
    const { html, rules: ownRules } = staticMarkup(
      element,
      `prerendered${window.location.hash.replaceAll(/\W+/g, '-')}`,
    );
    return { html, rules: [...rules(), ...ownRules] };
  } finally {
    window.close();
  }
}

/** Resolves when effects and lazy parts have been drawn as well. Rejects when the screen never comes to rest. */
function untilUnchanged({ document, MutationObserver }: DOMWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = waits;
    const observer = new MutationObserver(() => (left = waits));
    const end = (complete: () => void) => () => {
      observer.disconnect();
      clearInterval(timer);
      clearTimeout(limit);
      complete();
    };
    const complete = end(resolve);
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) complete();
    }, unchangedMs / waits);
    const limit = setTimeout(
      end(() => reject(new Error(`the screen still changes after ${limitMs} ms`))),
      limitMs,
    );
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
