/** Texts of one namespace as they lie in its `en.json`, nested as deep as is handy. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;

/** Dotted keys of the texts: `list.empty.title`; `days_one` and `days_other` are asked for as `days`. */
export type KeyOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<T[Key]>}`;
}[keyof T & string];

/** Brings the texts of another language, as `import('./es.json')` does. */
export type TextsLoader = () => Promise<Texts | { readonly default: Texts }>;

/** Texts of a workspace in English, complete, and ways to get them in other languages (OP-95). */
export interface Catalogue<T extends Texts = Texts> {
  readonly namespace: string;
  readonly en: T;
  readonly languages?: Readonly<Record<string, TextsLoader>>;
}

/**
 * Declares the texts of a workspace: `defineCatalogue('leases', en)`; a second language is one more entry,
 * `defineCatalogue('leases', en, { es: () => import('./es.json') })`, and touches no component.
 */
export function defineCatalogue<T extends Texts>(
  namespace: string,
  en: T,
  languages: Readonly<Record<string, TextsLoader>> = {},
): Catalogue<T> {
  return { namespace, en, languages };
}
