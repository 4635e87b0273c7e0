/** What the history entry of a search has, so that Back and a reload bring it back to its user, and to nobody else. */
interface KeptSearch {
  readonly search: string;
  readonly userId: string;
}

/** Returns the search that the state of a history entry has for this user; the empty text without one. */
export function readKeptSearch(state: unknown, userId: string): string {
  if (typeof state !== 'object' || state === null) return '';
  const { search, userId: owner } = state as Partial<KeptSearch>;
  return typeof search === 'string' && owner === userId ? search : '';
}

/** Returns the state of the history entry of a search; null for the empty text. */
export const keptSearch = (search: string, userId: string): KeptSearch | null =>
  search === '' ? null : { search, userId };
