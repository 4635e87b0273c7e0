import type { DocumentLanguage } from '@portal/api-contract';
import en from './document-texts.en.json' with { type: 'json' };
import es from './document-texts.es.json' with { type: 'json' };

/** The texts of receipts and statements. Dates in digits and money are written alike in each language (SHARED-70). */
const texts: Readonly<Record<DocumentLanguage, Readonly<Record<keyof typeof en, string>>>> = { en, es };

/** Returns a text of the documents, with its values in place of their names: `{last4}`. */
export type WriteText = (key: keyof typeof en, values?: Readonly<Record<string, string>>) => string;

/** Returns the function that writes the texts of a language. */
export const textsIn =
  (language: DocumentLanguage): WriteText =>
  (key, values = {}) =>
    texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
