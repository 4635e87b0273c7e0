import { useTranslation } from 'react-i18next';
import type { MessageCatalogue, KeyOf, Messages } from '../i18n/message-catalogue.ts';
import { usePlatform } from './platform-context.ts';

/** Values for the `{{names}}` of a text; `count` chooses its plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text of the catalogue in the active language; an unknown key is a type error. */
export type Translate<T extends Messages> = (key: KeyOf<T>, values?: TextValues) => string;

/** The messages of a catalogue. Draws again when the language changes or its messages arrive. */
export function useMessages<T extends Messages>(catalogue: MessageCatalogue<T>): Translate<T> {
  const { i18n } = usePlatform();
  const { t } = useTranslation(catalogue.namespace, { i18n });
  return (key, values = {}) => t(key, values);
}
