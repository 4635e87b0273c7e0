/** Messages of one namespace as in its `en.json`, nested to any depth. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;

/** Dotted keys of the messages: `list.empty.title`; `days_one` and `days_other` have the key `days`. */
export type KeyOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<T[Key]>}`;
}[keyof T & string];

/** Brings the messages of another language, as `import('./es.json')` does. */
export type MessagesLoader = () => Promise<Messages | { readonly default: Messages }>;

/** The messages of a workspace: complete in English, with loaders for other languages (OP-95). */
export interface MessageCatalogue<T extends Messages = Messages> {
  readonly namespace: string;
  readonly en: T;
  readonly languages?: Readonly<Record<string, MessagesLoader>>;
}

/**
 * Declares the messages of a workspace: `defineMessages('leases', en)`; a second language is one more entry,
 * `defineMessages('leases', en, { es: () => import('./es.json') })`, and touches no component.
 */
export function defineMessages<T extends Messages>(
  namespace: string,
  en: T,
  languages: Readonly<Record<string, MessagesLoader>> = {},
): MessageCatalogue<T> {
  return { namespace, en, languages };
}
