import type { i18n } from 'i18next';
import { useCallback, useContext, useSyncExternalStore } from 'react';
// Only the context: the rest of the package would bundle i18next itself, which the host already has.
import { I18nContext } from 'react-i18next';
import en from './core.en.json' with { type: 'json' };

export type CoreMessageKey = keyof typeof en;
type TextValues = Readonly<Record<string, string | number>>;
export type MessagesOf<Key extends string> = (key: Key, values?: TextValues) => string;
export type CoreMessages = MessagesOf<CoreMessageKey>;

/**
 * The messages of core, forms and dialogs. The host adds them to i18next; English works even when no host does. The
 * messages of the heavier controls come with those controls, so that a screen without them does not wait for theirs.
 */
export const uiMessages = { namespace: 'ui', en } as const;

/** Returns the messages of core, forms and dialogs in the current language. */
export function useCoreMessages(): CoreMessages {
  return useMessagesOf(en);
}

/** Returns the messages of the kit's namespace in the current language, in English where the host has none. */
export function useMessagesOf<Key extends string>(english: Readonly<Record<Key, string>>): MessagesOf<Key> {
  const host = (useContext(I18nContext) as { readonly i18n: i18n } | undefined)?.i18n;
  const subscribe = useCallback((listener: () => void) => listenTo(host, listener), [host]);
  useSyncExternalStore(subscribe, () => stateOf(host));
  if (!host) return (key, values) => withValues(english[key], values);
  return (key, values) => host.t(key, { ...values, ns: uiMessages.namespace, defaultValue: english[key] });
}

/** Calls the listener when the language changes or a message catalogue arrives. */
function listenTo(host: i18n | undefined, listener: () => void): () => void {
  host?.on('languageChanged', listener);
  host?.store.on('added', listener);
  return () => {
    host?.off('languageChanged', listener);
    host?.store.off('added', listener);
  };
}

const stateOf = (host: i18n | undefined) =>
  host ? `${host.language} ${host.hasResourceBundle(host.language, uiMessages.namespace)}` : '';

const withValues = (text: string, values: TextValues = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
