import { createInstance, type i18n } from 'i18next';
import { reportUncaught } from '../events/report-uncaught.ts';
import type { MessageCatalogue, Messages } from './message-catalogue.ts';

/** SHARED-69. */
const defaultLanguage = 'en';

const cataloguesOf = new WeakMap<i18n, Map<string, MessageCatalogue>>();

/** Creates the page's i18next (SHARED-69). A message that is missing in a language falls back to English. */
export function createI18n(language = defaultLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  cataloguesOf.set(instance, new Map());
  return instance;
}

/** Adds a message catalogue: its English at once, the active language once it has loaded. Adding it again does nothing. */
export function addMessages(instance: i18n, catalogue: MessageCatalogue): void {
  const known = cataloguesOf.get(instance);
  if (known?.get(catalogue.namespace) === catalogue) return;
  known?.set(catalogue.namespace, catalogue);
  instance.addResourceBundle(defaultLanguage, catalogue.namespace, catalogue.en, true, true);
  void loadLanguage(instance, catalogue, instance.language);
}

/** Changes the language of the page as soon as every message catalogue that has the language has loaded it. */
export async function setLanguage(instance: i18n, language: string): Promise<void> {
  const catalogues = [...(cataloguesOf.get(instance)?.values() ?? [])];
  await Promise.all(catalogues.map((catalogue) => loadLanguage(instance, catalogue, language)));
  await instance.changeLanguage(language);
}

/** Returns the i18next namespace of the messages in a remote's contract. */
export function contractNamespace(remote: string): string {
  return `contract.${remote}`;
}

/** Adds the messages of a contract, in all its languages. */
export function addContractMessages(
  instance: i18n,
  contract: {
    readonly name: string;
    readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  },
): void {
  for (const [language, messages] of Object.entries(contract.messages)) {
    instance.addResourceBundle(language, contractNamespace(contract.name), messages, true, true);
  }
}

/** Loads one language of a message catalogue. When that fails, the English messages stay. */
async function loadLanguage(instance: i18n, catalogue: MessageCatalogue, language: string): Promise<void> {
  const load = catalogue.languages?.[language];
  if (!load || instance.hasResourceBundle(language, catalogue.namespace)) return;
  try {
    const loaded = await load();
    instance.addResourceBundle(language, catalogue.namespace, messagesOf(loaded), true, true);
  } catch (error) {
    reportUncaught(
      new Error(`The messages of ${catalogue.namespace} in ${language} did not arrive`, { cause: error }),
    );
  }
}

function messagesOf(loaded: Messages | { readonly default: Messages }): Messages {
  const inner = loaded['default'];
  return typeof inner === 'object' ? inner : (loaded as Messages);
}
