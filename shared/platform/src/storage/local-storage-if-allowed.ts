/** Null where storage is forbidden: there, reading `localStorage` itself throws. */
export function localStorageIfAllowed(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
