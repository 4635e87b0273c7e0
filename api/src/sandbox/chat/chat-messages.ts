import { textsIn, type WriteText } from '../../texts/texts-in.ts';
import english from './chat-messages.en.json' with { type: 'json' };
import spanish from './chat-messages.es.json' with { type: 'json' };

/** Languages of the chat; a page chooses one by `configure`. */
export type ChatLanguage = 'en' | 'es';

export type ChatMessageKey = keyof typeof english;

export type ChatMessages = WriteText<ChatMessageKey>;

/** Returns the messages of a language. */
export const chatMessagesIn = textsIn<ChatMessageKey>({ en: english, es: spanish });

/** Returns the language that a page asked for: English for one that the chat does not have, or none. */
export const chatLanguageOf = (language: unknown): ChatLanguage => (language === 'es' ? 'es' : 'en');
