/** A filter under a name (UI-01). `inputValues` are the values of the filter's inputs by their names. */
export interface SavedFilter {
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
  /** Whether it is the user's own or everybody's; a source may not know. */
  readonly scope?: FilterScope | null | undefined;
}

export type FilterScope = 'personal' | 'global';

/** A filter to save; its scope is decided by the function that saves it. */
export type NewFilter = Omit<SavedFilter, 'scope'>;

/**
 * Returns whether saving under a name replaces a filter: one of the same name and scope (UI-48, UI-49). One whose scope
 * is not known may be replaced.
 */
export const isReplaced = (filter: SavedFilter, name: string, scope: FilterScope): boolean =>
  filter.name === name && (filter.scope ?? scope) === scope;

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
  readonly addPersonal: (filter: NewFilter) => Promise<void>;
  /** Saves a filter for everybody (UI-49). Rejects in the same way. */
  readonly addGlobal: (filter: NewFilter) => Promise<void>;
}
