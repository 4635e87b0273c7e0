import english from './card-messages.en.json' with { type: 'json' };
import spanish from './card-messages.es.json' with { type: 'json' };

/** Languages of the card form; a page asks for one by its option `language`. */
export type CardLanguage = 'en' | 'es';

export type CardMessageKey = keyof typeof english;
export type CardMessages = Readonly<Record<CardMessageKey, string>>;

/** Returns the messages of a language: English for one that the sandbox does not have, or none. */
export const cardMessagesIn = (language: unknown): CardMessages => (language === 'es' ? spanish : english);

/** Returns the language that a page asked for, or English. */
export const cardLanguageOf = (language: unknown): CardLanguage => (language === 'es' ? 'es' : 'en');
