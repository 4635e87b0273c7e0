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
  /** Where it can be opened: a path of its own server, or an address of another, which asks for no session. */
  readonly url: string | null;
}
