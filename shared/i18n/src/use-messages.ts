import type { MessageCatalogue, MessageValues } from './message-catalogue.ts';
import { useI18n } from './use-i18n.ts';

/** Returns a message in the active language; an unknown key is a type error. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Returns the translate function of a message catalogue. Renders again when the language changes or messages arrive. */
export function useMessages<Key extends string>(catalogue: MessageCatalogue<Key>): Translate<Key> {
  const i18n = useI18n();
  return (key, values) => i18n.translate(catalogue, key, values);
}
