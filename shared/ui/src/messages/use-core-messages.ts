import { defineMessages, useMessages, type Translate } from '@portal/i18n';
import en from './core.en.json' with { type: 'json' };

export type CoreMessageKey = keyof typeof en;
export type CoreMessages = Translate<CoreMessageKey>;

/**
 * The messages of core, forms and dialogs, English when no host gives a language. The messages of the heavier controls
 * come with those controls, so that a screen without them does not wait for theirs.
 */
export const uiMessages = defineMessages('ui', en, {
  es: async () => ({ default: (await import('./spanish.ts')).spanish }),
});

/** Returns the messages of core, forms and dialogs in the current language. */
export function useCoreMessages(): CoreMessages {
  return useMessages(uiMessages);
}
