/** A filter under a name (UI-01). `inputValues` are the values of the filter's inputs by their names. */
export interface SavedFilter {
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
}

export type SavedFiltersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly filters: readonly SavedFilter[] };

/** Loads and saves filters: `useSavedFilters` of the platform's widgets. */
export interface FilterSource {
  readonly state: SavedFiltersState;
  /** What the user's abilities allow (UI-45, UI-46). */
  readonly may: { readonly addPersonal: boolean; readonly addGlobal: boolean };
  /** Saves a personal filter (UI-48). Rejects with an Error whose message the user sees. */
  readonly addPersonal: (filter: SavedFilter) => Promise<void>;
  /** Saves a filter for everybody (UI-49). Rejects in the same way. */
  readonly addGlobal: (filter: SavedFilter) => Promise<void>;
}
