import { download } from '@portal/api-contract';
import { usePlatform } from '@portal/platform';
import { useCallback } from 'react';
import { endpointAt } from './endpoint-at.ts';
import { saveFile } from './save-file.ts';

/**
 * Fetches a file and hands it to the browser to keep; resolves then to the name that it is kept as. Rejects with an
 * `ApiError`.
 *
 * @param file name of a file of the api, or its path, which begins with `/`
 * @param name file name for the download when the api gives none
 */
export type Download = (file: string, name?: string) => Promise<string>;

/** Returns a function that downloads a file of the api with the session's token, which a link can't send (UI-57). */
export function useDownload(): Download {
  const { api } = usePlatform();
  return useCallback(
    async (file, name) => {
      const content = await api.call(endpointAt(file, download), { file });
      const keptAs = nameOf(content) || name || file.slice(file.lastIndexOf('/') + 1);
      saveFile(content, keptAs);
      return keptAs;
    },
    [api],
  );
}

function nameOf(content: Blob): string {
  return content instanceof File ? content.name : '';
}
