import type { UploadedFile } from '@portal/domain';
import { deleteFile, renameFile, uploadFile } from '@portal/api-contract';
import { usePlatform } from '@portal/platform';
import { useMemo } from 'react';
import { endpointAt } from './endpoint-at.ts';

/** Where files go, as paths of the api; the reference api's own when left out (OP-92). */
export interface UploadUris {
  readonly upload?: string;
  readonly rename?: string;
  readonly remove?: string;
}

/** The `UploadPort` of `@portal/ui/upload`; each rejects with an `ApiError`, and with the reason of its own signal. */
export interface Uploads {
  readonly upload: (
    file: File,
    options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<UploadedFile>;
  readonly rename: (file: UploadedFile, originalName: string) => Promise<void>;
  /** Fails with 409 while something refers to the file, unless it is forced. */
  readonly remove: (file: UploadedFile, options: { readonly force: boolean }) => Promise<void>;
}

/** Uploads to a configured address, renames and deletes (UI-53..55). */
export function useUploads({ upload, rename, remove }: UploadUris = {}): Uploads {
  const { api } = usePlatform();
  return useMemo(
    () => ({
      upload: (file, options) => api.call(endpointAt(upload, uploadFile), { file }, options),
      rename: async ({ id }, originalName) =>
        void (await api.call(endpointAt(rename, renameFile), { file: id, originalName })),
      remove: async ({ id, token }, { force }) =>
        void (await api.call(endpointAt(remove, deleteFile), { file: id, force, token })),
    }),
    [api, upload, rename, remove],
  );
}
