import { useContext, useSyncExternalStore } from 'react';
import type { I18n } from './i18n.ts';
import { I18nContext } from './i18n-context.ts';

/** Returns the page's messages. Renders again when the language changes or messages arrive. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  useSyncExternalStore(i18n.subscribe, i18n.revision);
  return i18n;
}
