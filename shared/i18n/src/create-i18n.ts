import { setupI18n } from '@lingui/core';
import type { I18n } from './i18n.ts';
import type { MessageCatalogue, Messages, MessagesLoader } from './message-catalogue.ts';

/** SHARED-69. */
const defaultLanguage = 'en';

export interface I18nOptions {
  /** The first language, `en`. */
  readonly language?: string | undefined;
  /** Gets an error for messages that did not arrive. */
  readonly onFailure?: (error: Error) => void;
}

/** Creates the messages of a page (SHARED-69). */
export function createI18n({ language = defaultLanguage, onFailure = () => {} }: I18nOptions = {}): I18n {
  // English comes with each catalogue, as the default of its messages: Lingui holds the other languages.
  const lingui = setupI18n({ locale: language, locales: formatsOf(language), messages: { [language]: {} } });
  const catalogues = new Map<string, MessageCatalogue>();
  /** What brought the messages of a namespace in a language: a newer build of a remote has its own. */
  const loaded = new Map<string, MessagesLoader>();
  const loading = new Set<Promise<void>>();
  const listeners = new Set<() => void>();
  let choice = language;
  let revision = 0;
  lingui.on('change', () => {
    revision += 1;
    for (const listener of listeners) listener();
  });

  async function load({ namespace, languages }: MessageCatalogue, wanted: string): Promise<void> {
    const loader = languages[wanted];
    const id = idOf(namespace, wanted);
    if (!loader || loaded.get(id) === loader) return;
    try {
      const { default: messages } = await loader();
      lingui.load(wanted, withNamespace(namespace, messages));
      loaded.set(id, loader);
    } catch (cause) {
      onFailure(new Error(`The messages of ${namespace} in ${wanted} did not arrive`, { cause }));
    }
  }

  return {
    get language() {
      return lingui.locale;
    },
    translate: ({ namespace, en }, key, values) =>
      // Lingui's types know only a text as the default; it takes a compiled one as well.
      lingui._(idOf(namespace, key), values, { message: en[key] as string }),
    addMessages: (catalogue) => {
      catalogues.set(catalogue.namespace, catalogue);
      // The chosen language becomes the active one once its messages are here; this catalogue may come meanwhile.
      const wanted = [...new Set([lingui.locale, choice])];
      const arrival = Promise.all(wanted.map((language) => load(catalogue, language)))
        .then(() => {})
        .finally(() => loading.delete(arrival));
      if (wanted.some((language) => catalogue.languages[language])) loading.add(arrival);
      return arrival;
    },
    loading: () => (loading.size === 0 ? null : Promise.all(loading).then(() => {})),
    setLanguage: async (chosen) => {
      choice = chosen;
      await Promise.all([...catalogues.values()].map((catalogue) => load(catalogue, chosen)));
      // Another language was chosen meanwhile.
      if (choice !== chosen) return;
      // Lingui warns of a language without messages, and no catalogue may have this one.
      lingui.load(chosen, {});
      lingui.activate(chosen, formatsOf(chosen));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    revision: () => revision,
  };
}

/** Numbers are as in the United States: `1,250` in Spanish too, as amounts of money have it. */
const formatsOf = (language: string): string => `${language}-US`;

const idOf = (namespace: string, key: string): string => `${namespace}.${key}`;

const withNamespace = (namespace: string, messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [idOf(namespace, key), message]));
