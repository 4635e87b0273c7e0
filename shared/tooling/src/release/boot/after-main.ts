/** The main script has so many times the bytes of the page up to here. */
const mainPerPage = 6;
/** Nothing waits longer than this, ms. */
const longestMs = 700;

/**
 * Calls back once: when the main script begins to run, or when it has about arrived, but for a round trip. What is asked
 * for then comes over a slow network right behind the main script, with which it would share that network if it were
 * asked for at once; and on a quick one it is compiled while the main script runs, and not beside it. How long the page
 * took to arrive tells how slow the network is.
 */
export function afterMain(page: Window, callback: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pageMs = navigation ? performance.now() - navigation.responseStart : 0;
  const wait = setTimeout(run, Math.min(longestMs, pageMs * mainPerPage));
  page.__portalMainRuns = run;

  function run(): void {
    clearTimeout(wait);
    delete page.__portalMainRuns;
    callback();
  }
}
