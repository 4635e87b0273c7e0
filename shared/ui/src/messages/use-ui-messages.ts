import core from './core.en.json' with { type: 'json' };
import widgets from './en.json' with { type: 'json' };
import { useMessagesOf, type MessagesOf } from './use-core-messages.ts';

const english = { ...core, ...widgets };

export type UiMessageKey = keyof typeof english;
export type UiMessages = MessagesOf<UiMessageKey>;

/**
 * Returns all messages of the kit in the current language; for controls that need more of them than every screen does.
 */
export function useUiMessages(): UiMessages {
  return useMessagesOf(english);
}
