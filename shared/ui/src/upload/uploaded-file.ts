/** A file that the api has stored (UI-02). */
export interface UploadedFile {
  readonly id: string;
  readonly originalName: string;
  /** Permits its deletion. */
  readonly token: string;
  /** Bytes. */
  readonly size: number | null;
  /** Seconds, of audio and video. */
  readonly playtime: number | null;
  /** Where it can be opened. */
  readonly url: string | null;
}
