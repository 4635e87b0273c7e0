/** A filter under a name (UI-01). `inputValues` are the values of the filter's inputs by their names. */
export interface SavedFilter {
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
}

export type SavedFiltersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly filters: readonly SavedFilter[] };

/** Where saved filters live: what `useSavedFilters` of the platform's widgets answers. */
export interface FilterSource {
  readonly state: SavedFiltersState;
  /** What the reader's abilities allow (UI-45, UI-46). */
  readonly may: { readonly addPersonal: boolean; readonly addGlobal: boolean };
  /** Saves for oneself (UI-48). Rejects with an Error whose message the reader sees. */
  readonly addPersonal: (filter: SavedFilter) => Promise<void>;
  /** Saves for everybody (UI-49), likewise. */
  readonly addGlobal: (filter: SavedFilter) => Promise<void>;
}
