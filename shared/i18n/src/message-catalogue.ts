import type { Messages as LinguiMessages } from '@lingui/core';

/**
 * A message in ICU MessageFormat: `{name}`, `{count, plural, one {# day} other {# days}}`. The build compiles it, so a
 * page has no parser; tests run it as it is written.
 */
export type Message = LinguiMessages[string];

/** Messages of one namespace in one language, by key. */
export type Messages<Key extends string = string> = Readonly<Record<Key, Message>>;

/** Values for the arguments of a message; a plural needs a number. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Brings the messages of another language, as `import('./es.json')` does. */
export type MessagesLoader = () => Promise<{ readonly default: Messages }>;

/** The messages of a workspace: complete in English, with loaders for other languages (OP-95). */
export interface MessageCatalogue<Key extends string = string> {
  readonly namespace: string;
  readonly en: Messages<Key>;
  readonly languages: Readonly<Record<string, MessagesLoader>>;
}

/**
 * Declares the messages of a workspace: `defineMessages('leases', en)`; a second language is one more entry,
 * `defineMessages('leases', en, { es: () => import('./es.json') })`, and touches no component.
 */
export function defineMessages<Key extends string>(
  namespace: string,
  en: Messages<Key>,
  languages: MessageCatalogue['languages'] = {},
): MessageCatalogue<Key> {
  return { namespace, en, languages };
}
