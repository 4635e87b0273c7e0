/** Most that something for later waits for an idle browser, ms. */
const timeout = 5000;

/** Resolves when the browser has nothing else to do. Safari has no idle callback: there it resolves at once. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else resolve();
  });
}
