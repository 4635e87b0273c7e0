import { withinTime, type Language, type ThemeChoice } from '@portal/platform';
import { loadScript } from '@portal/platform/widgets';

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
}

/** Most that a screen waits for the script. */
const timeLimitMs = 30_000;

const scripts = new Map<string, Promise<ChatWidget>>();

/**
 * Loads the vendor's script, once in the page, and hides the chat (SUP-08, SUP-09). A script that comes after the time limit is
 * hidden too, and the next call gets it; one that failed is loaded again by the next call.
 *
 * @throws Error when the page does not allow the address, the script can't be loaded in time, throws, or defines no chat
 */
export function loadChat(scriptUrl: string): Promise<ChatWidget> {
  const known = scripts.get(scriptUrl);
  const script = known ?? loadScript(scriptUrl).then(readHiddenWidget);
  if (!known) {
    scripts.set(scriptUrl, script);
    script.catch(() => scripts.delete(scriptUrl));
  }
  return withinTime(script, timeLimitMs, () => new Error('The script of the chat took too long.'));
}

function readHiddenWidget(): ChatWidget {
  const { HostedChat: widget } = window as { readonly HostedChat?: unknown };
  if (!isWidget(widget)) throw new Error('The script defines no chat.');
  widget.hide();
  return widget;
}

function isWidget(value: unknown): value is ChatWidget {
  return (
    typeof value === 'object' &&
    value !== null &&
    'show' in value &&
    typeof value.show === 'function' &&
    'hide' in value &&
    typeof value.hide === 'function'
  );
}
