import english from './chat-messages.en.json' with { type: 'json' };
import spanish from './chat-messages.es.json' with { type: 'json' };

/** Languages of the chat; a page chooses one by `configure`. */
export type ChatLanguage = 'en' | 'es';

export type ChatMessageKey = keyof typeof english;

/** Returns a message; what is in braces in it is replaced by the values. */
export type ChatMessages = (
  key: ChatMessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Returns the messages of a language. */
export function chatMessagesIn(language: ChatLanguage): ChatMessages {
  const messages = language === 'es' ? spanish : english;
  return (key, values = {}) =>
    messages[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Returns the language that a page asked for: English for one that the chat does not have, or none. */
export const chatLanguageOf = (language: unknown): ChatLanguage => (language === 'es' ? 'es' : 'en');
