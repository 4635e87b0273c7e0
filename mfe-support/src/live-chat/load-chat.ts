import { withinTime } from '@portal/platform';
import { loadScript } from '@portal/platform/widgets';
import { isWidget } from './chat-widget.ts';
import { createPrivateChat, type PrivateChat } from './private-chat.ts';

/** Most that a screen waits for the script. */
const timeLimitMs = 30_000;

const scripts = new Map<string, Promise<PrivateChat>>();

/**
 * Loads the vendor's script, once in the page, and hides the chat (SUP-08, SUP-09). A script that comes after the time limit is
 * hidden too, and the next call gets it; one that failed is loaded again by the next call.
 *
 * @throws Error when the page does not allow the address, the script can't be loaded in time, throws, or defines no chat
 */
export function loadChat(scriptUrl: string): Promise<PrivateChat> {
  const known = scripts.get(scriptUrl);
  const script = known ?? loadScript(scriptUrl).then(readHiddenChat);
  if (!known) {
    scripts.set(scriptUrl, script);
    script.catch(() => scripts.delete(scriptUrl));
  }
  return withinTime(script, timeLimitMs, () => new Error('The script of the chat took too long.'));
}

function readHiddenChat(): PrivateChat {
  const { HostedChat: widget } = window as { readonly HostedChat?: unknown };
  if (!isWidget(widget)) throw new Error('The script defines no chat.');
  widget.hide();
  return createPrivateChat(widget);
}
