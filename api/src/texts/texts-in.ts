import type { DocumentLanguage } from '@portal/api-contract';

/** Returns a text, with its values in place of their names: `{last4}`. */
export type WriteText<Key extends string> = (key: Key, values?: Readonly<Record<string, string>>) => string;

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Returns the function that writes the texts of a language. Dates in digits and money are written alike in each
 * (SHARED-70).
 */
export const textsIn =
  <Key extends string>(texts: Readonly<Record<DocumentLanguage, Texts<Key>>>) =>
  (language: DocumentLanguage): WriteText<Key> =>
  (key, values = {}) =>
    texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
