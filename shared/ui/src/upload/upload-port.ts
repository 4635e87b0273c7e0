import type { UploadedFile } from './uploaded-file.ts';

export interface UploadOptions {
  /** The share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the upload is cancelled or no longer needed. */
  readonly signal: AbortSignal;
}

/**
 * Sends, downloads, renames and removes files. The kit sends nothing itself: `useUploads` of `@portal/platform/widgets` makes a
 * port for the api. Errors may have `code` (504), `fields` (messages of a 422) and `message`: see `upload-failure.ts`.
 */
export interface UploadPort {
  /** UI-53. */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /**
   * Passes a file whose `url` is a path to the browser, with the session that a link can't send (UI-57); without it the
   * file's name is a link to its `url`.
   */
  readonly download?: ((file: UploadedFile) => Promise<void>) | undefined;
  /** UI-54; without it files can't be renamed. */
  readonly rename?: ((file: UploadedFile, originalName: string) => Promise<void>) | undefined;
  /**
   * UI-55. Without `force` the server may reject with `code` 409, because something refers to the file; after the
   * customer confirms, it is called again with `force`.
   */
  readonly remove: (file: UploadedFile, options: { readonly force: boolean }) => Promise<void>;
}
