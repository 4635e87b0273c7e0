/** Hands an error that nobody waits for to the page's own reporting, as if it had not been caught. */
export function reportUncaught(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else
    queueMicrotask(() => {
      throw error;
    });
}
