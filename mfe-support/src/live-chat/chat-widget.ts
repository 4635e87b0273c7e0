import type { Language, ThemeChoice } from '@portal/platform';

/** How the page is drawn and what it speaks. */
export interface ChatAppearance {
  readonly language: Language;
  readonly scheme: ThemeChoice;
}

/** What the vendor's script defines as `HostedChat` (docs/vendor-sandboxes.md, OP-29). Any call may throw. */
export interface ChatWidget {
  /** Shows the launcher, or the conversation where it was open. */
  show(): void;
  /** Hides all of it; the conversation is kept. */
  hide(): void;
  /** Opens the conversation, with the cursor in it. */
  open?(): void;
  /** Draws the chat as the page is; without it the vendor decides. */
  configure?(appearance: ChatAppearance): void;
  /** Hides all of it and forgets the conversation; the next `show` begins a new one. */
  end?(): void;
}

/** Returns whether a value that a script has defined is a chat. */
export function isWidget(value: unknown): value is ChatWidget {
  return (
    typeof value === 'object' &&
    value !== null &&
    'show' in value &&
    typeof value.show === 'function' &&
    'hide' in value &&
    typeof value.hide === 'function'
  );
}
