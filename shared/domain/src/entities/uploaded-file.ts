/** A file that the api stores (UI-02); size in bytes, playtime in seconds. */
export interface UploadedFile {
  readonly id: string;
  readonly originalName: string;
  readonly token: string;
  readonly size: number | null;
  readonly playtime: number | null;
  readonly url: string | null;
}
