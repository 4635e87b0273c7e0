import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';

/** A window without layout or network, in which the build draws a screen. */
export interface DrawingWindow {
  readonly window: DOMWindow;
  /** What the page threw so far. */
  readonly errors: readonly unknown[];
  /** The rules of the style sheets that the page has adopted. */
  rules(): readonly string[];
}

/** jsdom lacks these; the portal's modules need them when they are imported. */
const fromNode = { AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder };

/** Opens an empty page at `url`, whose requests never get an answer. */
export function openDrawingWindow(url: string): DrawingWindow {
  const errors: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => errors.push(error));
  const { window } = new JSDOM('<!doctype html>', {
    url,
    virtualConsole,
    pretendToBeVisual: true,
    runScripts: 'outside-only',
  });
  Object.assign(window.document, { adoptedStyleSheets: [] });
  Object.assign(window, fromNode, {
    CSS: { escape: (text: string) => text, supports: () => true },
    CSSStyleSheet: RuleList,
    matchMedia: (query: string) => ({ matches: window.innerWidth >= leastWidth(query) }),
    fetch: () => new Promise(() => {}),
    reportError: (error: unknown) => errors.push(error),
  });
  return {
    window,
    errors,
    rules: () => {
      const { adoptedStyleSheets } = window.document as unknown as {
        adoptedStyleSheets: readonly RuleList[];
      };
      return adoptedStyleSheets.flatMap(({ cssRules }) => cssRules);
    },
  };
}

/** Returns the width, px, from which a media query for the least width of the window matches; no other one ever does. */
function leastWidth(query: string): number {
  const [, rem = Infinity] = /^\(min-width:([\d.]+)rem\)$/.exec(query) ?? [];
  return Number(rem) * 16;
}

/** Stands for a constructed style sheet, which jsdom does not have: it keeps the text of the rules. */
class RuleList {
  readonly cssRules: string[] = [];

  insertRule(rule: string, index: number): void {
    this.cssRules.splice(index, 0, rule);
  }

  replaceSync(): void {}
}
