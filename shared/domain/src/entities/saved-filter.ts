/** A filter of a report that somebody saved (UI-01). */
export interface SavedFilter {
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
}
