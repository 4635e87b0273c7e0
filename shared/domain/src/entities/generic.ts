/** A filter somebody saved (UI-01). */
export interface SavedFilter {
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
}

/** A file the api holds (UI-02); size in bytes, playtime in seconds. */
export interface UploadedFile {
  readonly id: string;
  readonly originalName: string;
  readonly token: string;
  readonly size: number | null;
  readonly playtime: number | null;
  readonly url: string | null;
}

/** One choice of a select (UI-03). */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly children: readonly SelectOption[];
}
