/** A file that the api holds (UI-02). */
export interface UploadedFile {
  readonly id: string;
  readonly originalName: string;
  /** What permits to delete it. */
  readonly token: string;
  /** Bytes. */
  readonly size: number | null;
  /** Seconds, of sound and films. */
  readonly playtime: number | null;
  /** Where it can be opened. */
  readonly url: string | null;
}
