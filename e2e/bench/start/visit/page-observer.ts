/** A request as the page itself sees it; times in ms since the navigation began. */
export interface SeenRequest {
  readonly address: string;
  readonly start: number;
  readonly end: number;
  /** Bytes over the network; none from the cache. */
  readonly transferred: number;
}

/** What a page has seen so far; times in ms since the navigation began. */
export interface SeenPage {
  readonly firstPaint: number;
  readonly firstContentfulPaint: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  readonly requests: readonly SeenRequest[];
}

export interface PageObserver {
  seen(): SeenPage;
  /** When the content is drawn, in ms since the navigation began. */
  readonly drawn: Promise<number>;
  /** Watches for the next click, and for this content after it. */
  watchClick(selector: string): void;
  /** When the content after the watched click is drawn, in ms since that click; undefined while none is watched. */
  drawnAfterClick: Promise<number> | undefined;
}

declare global {
  /** Set by `observePage`. */
  var pageObserver: PageObserver | undefined;
}

/** Runs in the page before its own scripts, and has nothing outside of this function. */
export function observePage(selector: string): void {
  const longTasks: SeenPage['longTasks'][number][] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  /** Markup that was prerendered does not count: the code has to have drawn it. */
  const isDrawnByCode = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const drawn = (content: string, start: number) =>
    new Promise<number>((resolve) => {
      const byCode = () => [...document.querySelectorAll(content)].filter(isDrawnByCode);
      const check = () => {
        if (byCode().length === 0) return;
        observer.disconnect();
        // Whether something is visible is asked in its frame, where the browser has to find it out anyway.
        requestAnimationFrame(() => {
          // The task after the frame that paints it.
          if (byCode().some(isVisible)) setTimeout(() => resolve(performance.now() - start));
          else observe();
        });
      };
      const observer = new MutationObserver(check);
      const observe = () => observer.observe(document, { childList: true, subtree: true, attributes: true });
      observe();
    });

  const seenRequest = (entry: PerformanceResourceTiming): SeenRequest => ({
    address: entry.name,
    start: entry.startTime,
    // The first bytes of the page are enough for the requests that it names.
    end: entry.entryType === 'navigation' ? entry.responseStart : entry.responseEnd,
    transferred: entry.transferSize,
  });
  const paint = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;

  const pageObserver: PageObserver = {
    seen: () => ({
      firstPaint: paint('first-paint'),
      firstContentfulPaint: paint('first-contentful-paint'),
      longTasks,
      requests: [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => seenRequest(entry as PerformanceResourceTiming)),
    }),
    drawn: drawn(selector, 0),
    drawnAfterClick: undefined,
    watchClick(content) {
      pageObserver.drawnAfterClick = new Promise((resolve) => {
        const onClick = ({ timeStamp }: MouseEvent) => resolve(drawn(content, timeStamp));
        addEventListener('click', onClick, { capture: true, once: true });
      });
    },
  };
  globalThis.pageObserver = pageObserver;
}
