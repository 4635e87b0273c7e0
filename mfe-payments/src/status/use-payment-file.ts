import type { ApiClient } from '@portal/platform';
import { useMessages, usePlatform } from '@portal/platform';
import { saveFile } from '@portal/platform/widgets';
import { useState } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';

/** Fetches a file of the api and hands it to the browser to keep; a failure is notified. */
export function usePaymentFile(
  fetchFile: (api: ApiClient) => Promise<Blob>,
  name: string,
): { readonly save: () => void; readonly pending: boolean } {
  const t = useMessages(paymentsMessages);
  const { api, notify } = usePlatform();
  const [pending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    fetchFile(api)
      .then(
        (content) => saveFile(content, name),
        () => notify.error(t('file.failed')),
      )
      .finally(() => setPending(false));
  };
  return { save, pending };
}
