import type { UploadedFile } from './uploaded-file.ts';

export interface UploadOptions {
  /** The share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Fires when the upload was cancelled, or nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/**
 * Where files go. The kit sends nothing itself: `useUploads` of `@portal/platform/widgets` makes one for the api.
 * What a call throws may carry `code` (504), `fields` (messages of a 422) and `message`: see `upload-failure.ts`.
 */
export interface UploadPort {
  /** UI-53. */
  readonly upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /** UI-54; without it files keep the names they came with. */
  readonly rename?: ((file: UploadedFile, originalName: string) => Promise<void>) | undefined;
  /**
   * UI-55. Without `force` the other side may refuse with `code` 409, because something refers to the file; the customer
   * is asked about it, and it is called again with `force`.
   */
  readonly remove: (file: UploadedFile, options: { readonly force: boolean }) => Promise<void>;
}
