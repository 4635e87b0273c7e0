import { useBrand, useMessages } from '@portal/platform';
import { useEffect } from 'react';
import { shellMessages } from '../../messages/shell.messages.ts';

/** The document's title follows the screen and the brand (SHELL-05). */
export function useDocumentTitle(title: string): void {
  const brand = useBrand();
  const t = useMessages(shellMessages);
  const text = t('documentTitle', { title, brand: brand.title });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
