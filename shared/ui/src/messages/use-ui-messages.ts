import { defineMessages, useMessages, type Translate } from '@portal/i18n';
import core from './core.en.json' with { type: 'json' };
import { uiMessages } from './use-core-messages.ts';
import widgets from './en.json' with { type: 'json' };

const allMessages = defineMessages(uiMessages.namespace, { ...core, ...widgets }, uiMessages.languages);

export type UiMessageKey = keyof typeof allMessages.en;
export type UiMessages = Translate<UiMessageKey>;

/**
 * Returns all messages of the kit in the current language; for controls that need more of them than every screen does.
 */
export function useUiMessages(): UiMessages {
  return useMessages(allMessages);
}
