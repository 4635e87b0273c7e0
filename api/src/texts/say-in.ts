import type { DocumentLanguage } from '@portal/api-contract';
import { inSpanish } from '@portal/api-contract/sentences';

const speakers: Readonly<Record<DocumentLanguage, (sentence: string) => string>> = {
  en: (sentence) => sentence,
  es: inSpanish,
};

/** Says a sentence or a word of the api, which is in English; one that is not known stays as it is. */
export const sayIn = (language: DocumentLanguage, sentence: string): string => speakers[language](sentence);
