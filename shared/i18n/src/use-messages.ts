import type { MessageCatalogue, MessageValues } from './message-catalogue.ts';
import { useI18n } from './use-i18n.ts';

/** Returns a message in the active language; an unknown key is a type error. */
export interface Translate<Key extends string> {
  (key: Key, values?: MessageValues): string;
  /** The active language, a BCP 47 tag, for the dates and lists that a message is given. */
  readonly language: string;
}

/** Returns the translate function of a message catalogue. Renders again when the language changes or messages arrive. */
export function useMessages<Key extends string>(catalogue: MessageCatalogue<Key>): Translate<Key> {
  const i18n = useI18n();
  return Object.assign((key: Key, values?: MessageValues) => i18n.translate(catalogue, key, values), {
    language: i18n.language,
  });
}
