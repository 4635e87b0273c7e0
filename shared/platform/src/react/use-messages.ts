import { useTranslation } from 'react-i18next';
import type { MessageCatalogue, KeyOf, Messages } from '../i18n/message-catalogue.ts';
import { usePlatform } from './platform-context.ts';

/** Values for the `{{names}}` of a message; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a message in the active language; an unknown key is a type error. */
export type Translate<T extends Messages> = (key: KeyOf<T>, values?: TextValues) => string;

/** Returns the translate function of a message catalogue. Renders again when the language changes or has loaded. */
export function useMessages<T extends Messages>(catalogue: MessageCatalogue<T>): Translate<T> {
  const { i18n } = usePlatform();
  const { t } = useTranslation(catalogue.namespace, { i18n });
  return (key, values = {}) => t(key, values);
}
