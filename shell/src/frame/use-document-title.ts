import { useBrand, useTexts } from '@portal/platform';
import { useEffect } from 'react';
import { shellTexts } from '../texts/shell-texts.ts';

/** The document's title follows the screen and the brand (SHELL-05). */
export function useDocumentTitle(title: string): void {
  const brand = useBrand();
  const t = useTexts(shellTexts);
  const text = t('documentTitle', { title, brand: brand.title });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
