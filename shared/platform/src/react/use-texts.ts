import { useTranslation } from 'react-i18next';
import type { Catalogue, KeyOf, Texts } from '../i18n/catalogue.ts';
import { usePlatform } from './platform-context.ts';

/** Values for the `{{names}}` of a text; `count` chooses its plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text of the catalogue in the language in force; an unknown key is a type error. */
export type Translate<T extends Texts> = (key: KeyOf<T>, values?: TextValues) => string;

/** The texts of a catalogue. Draws again when the language changes or its texts arrive. */
export function useTexts<T extends Texts>(catalogue: Catalogue<T>): Translate<T> {
  const { i18n } = usePlatform();
  const { t } = useTranslation(catalogue.namespace, { i18n });
  return (key, values = {}) => t(key, values);
}
