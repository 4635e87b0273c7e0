import core from './core.en.json' with { type: 'json' };
import widgets from './en.json' with { type: 'json' };
import { useMessagesOf, type MessagesOf } from './use-core-messages.ts';

const english = { ...core, ...widgets };

export type UiMessageKey = keyof typeof english;
export type UiMessages = MessagesOf<UiMessageKey>;

/** All words of the kit in the language in force; for widgets, which bring more of them than every screen needs. */
export function useUiMessages(): UiMessages {
  return useMessagesOf(english);
}
