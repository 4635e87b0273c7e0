/** Returns `localStorage`, or null when the browser forbids it: then the property itself throws. */
export function localStorageIfAllowed(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
