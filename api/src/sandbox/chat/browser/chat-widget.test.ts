/** @jest-environment @portal/jest-preset/browser-environment */
import type { HostedChatApi } from './chat-widget.ts';

/** Loads the script into a page whose media queries never match. */
async function loadWidget(): Promise<HostedChatApi> {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  await import('./chat-widget.ts');
  return window.HostedChat;
}

it('SUP-07, OP-29: hiding the chat keeps its frame, and ending it removes the frame with all that was written', async () => {
  const chat = await loadWidget();
  const events: string[] = [];
  for (const event of ['shown', 'hidden', 'unread'] as const)
    chat.on(event, ({ unread }) => events.push(`${event} ${unread}`));
  const frame = () => document.querySelector('iframe');
  chat.end();
  chat.open();
  const first = frame();
  expect(first?.style.display).toBe('block');
  chat.hide();
  expect(frame()).toBe(first);
  chat.show();
  chat.end();
  expect(frame()).toBeNull();
  chat.show();
  expect(frame()).not.toBe(first);
  expect(frame()?.style).toMatchObject({ display: 'block', width: '88px' });
  expect(events).toEqual(['shown 0', 'hidden 0', 'shown 0', 'hidden 0', 'shown 0']);
});
