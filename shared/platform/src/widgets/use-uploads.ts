import type { UploadedFile } from '@portal/domain';
import { deleteFile, renameFile, uploadFile } from '@portal/api-contract';
import { usePlatform } from '@portal/platform';
import { useMemo } from 'react';
import { endpointAt } from './endpoint-at.ts';
import { useDownload } from './use-download.ts';

/** Paths of the api for uploads, which begin with `/`; the reference api's own by default (OP-92). */
export interface UploadUris {
  readonly upload?: string;
  readonly rename?: string;
  readonly remove?: string;
}

/** Fits the `UploadPort` of `@portal/ui/upload`. Each function rejects with an `ApiError` or with its signal's reason. */
export interface Uploads {
  readonly upload: (
    file: File,
    options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<UploadedFile>;
  /** Fetches the file at the path that it has as `url`, and hands it to the browser to keep. */
  readonly download: (file: UploadedFile) => Promise<void>;
  readonly rename: (file: UploadedFile, originalName: string) => Promise<void>;
  /** Rejects with code 409 when something refers to the file, unless `force` is set. */
  readonly remove: (file: UploadedFile, options: { readonly force: boolean }) => Promise<void>;
}

/**
 * Returns the functions that upload, rename and remove files at configured paths (UI-53..55), and download them (UI-57).
 *
 * @throws TypeError when a path does not begin with `/`
 */
export function useUploads({ upload, rename, remove }: UploadUris = {}): Uploads {
  const { api } = usePlatform();
  const download = useDownload();
  return useMemo(() => {
    const uploads = endpointAt(upload, uploadFile);
    const renames = endpointAt(rename, renameFile);
    const deletes = endpointAt(remove, deleteFile);
    return {
      upload: (file, options) => api.call(uploads, { file }, options),
      download: async ({ id, originalName, url }) => void (await download(url ?? id, originalName)),
      rename: async ({ id }, originalName) => void (await api.call(renames, { file: id, originalName })),
      remove: async ({ id, token }, { force }) => void (await api.call(deletes, { file: id, force, token })),
    };
  }, [api, download, upload, rename, remove]);
}
