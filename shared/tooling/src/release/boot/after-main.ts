/** A page that arrived within this time came over a network on which nothing has to wait, ms. */
const quickMs = 60;
/** The main script has so many times the bytes of the page up to here. */
const mainPerPage = 6;
/** Nothing waits longer than this, ms. */
const longestMs = 700;

/**
 * Calls back when the main script has about arrived, but for a round trip. What is asked for then follows it without a
 * gap. Asked for at once it would share a slow network with the script that it has to wait for anyway, and the processor
 * would have nothing to do until everything is there. How long the page took to arrive tells how slow the network is.
 * Once the main script has run, the shell asks for what it needs, and nothing is called.
 */
export function afterMain(page: Document, callback: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pageMs = navigation ? performance.now() - navigation.responseStart : 0;
  if (pageMs < quickMs) {
    callback();
    return;
  }
  const wait = setTimeout(callback, Math.min(longestMs, pageMs * mainPerPage));
  page.addEventListener(
    'load',
    ({ target }) => (target as Element).id === 'main' && clearTimeout(wait),
    true,
  );
}
