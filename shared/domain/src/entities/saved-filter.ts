/** A filter of a report that somebody saved (UI-01). */
export interface SavedFilter {
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
  /** Who sees it: its owner or everybody. Saving replaces one of the same name and scope. Null where the api does not say. */
  readonly scope: 'personal' | 'global' | null;
}
