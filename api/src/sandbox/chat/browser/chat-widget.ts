import { channel, readAppearance, readFromFrame, type Appearance, type ToFrame } from './widget-protocol.ts';

// The vendor's script: a global, `HostedChat`. Nothing is loaded or shown before `show` or `open`.

export type ChatEvent = 'shown' | 'hidden' | 'opened' | 'closed' | 'unread';
type Handler = (detail: { readonly unread: number }) => void;

export interface HostedChatApi {
  /** Shows the launcher, or the panel if it was open. */
  show(): void;
  /** Hides everything; the conversation stays for the next `show`. */
  hide(): void;
  /** Hides everything and forgets the conversation and what is being typed; the next `show` begins anew. */
  end(): void;
  /** Shows and opens the panel, with the cursor in it. */
  open(): void;
  close(): void;
  /** Chooses the language, `en` by default, and the colours, the system's by default; at any time. */
  configure(appearance: Partial<Appearance>): void;
  /** Calls back on an event until the returned function is called. */
  on(event: ChatEvent, handler: Handler): () => void;
}

const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

/** A phone has no room for anything beside the panel. */
const phone = matchMedia('(max-width: 480px), (max-height: 480px)');

const handlers = new Map<ChatEvent, Set<Handler>>();
let frame: HTMLIFrameElement | null = null;
let isReady = false;
let isShown = false;
let isOpen = false;
let unread = 0;
let appearance = readAppearance({});

function emit(event: ChatEvent): void {
  for (const handler of [...(handlers.get(event) ?? [])]) handler({ unread });
}

function place(target: HTMLIFrameElement): void {
  const full = isOpen && phone.matches;
  const room = isOpen
    ? { width: 'min(400px, calc(100vw - 32px))', height: 'min(640px, calc(100dvh - 32px))' }
    : { width: '88px', height: '88px' };
  const style: Readonly<Record<string, string>> = {
    position: 'fixed',
    border: '0',
    margin: '0',
    padding: '0',
    background: 'transparent',
    'color-scheme': 'normal',
    'z-index': '2147483000',
    'max-width': 'none',
    'max-height': 'none',
    display: isShown ? 'block' : 'none',
    ...(full ? { inset: '0', width: '100%', height: '100dvh' } : { inset: 'auto 16px 16px auto', ...room }),
  };
  // The page's own rules for frames must not reach it.
  for (const [name, value] of Object.entries(style)) target.style.setProperty(name, value, 'important');
  tell({ type: full ? 'full' : 'beside' });
}

function load(): HTMLIFrameElement {
  if (frame) return frame;
  frame = document.createElement('iframe');
  frame.title = 'Chat';
  const query = new URLSearchParams({ parent: location.origin, language: appearance.language });
  frame.src = `${origin}/chat/frame?${query}`;
  place(frame);
  document.body.append(frame);
  return frame;
}

function tell(asked: ToFrame): void {
  if (isReady) frame?.contentWindow?.postMessage({ channel, ...asked }, origin);
}

addEventListener('message', ({ source, origin: from, data }) => {
  if (frame === null || source !== frame.contentWindow || from !== origin) return;
  const message = readFromFrame(data);
  if (message === null) return;
  switch (message.type) {
    case 'ready':
      isReady = true;
      tell({ type: 'appear', ...appearance });
      place(frame);
      if (isOpen) tell({ type: 'open' });
      break;
    case 'opened':
    case 'closed':
      isOpen = message.type === 'opened';
      place(frame);
      emit(message.type);
      break;
    case 'unread':
      unread = message.count;
      emit('unread');
      break;
  }
});
phone.addEventListener('change', () => {
  if (frame) place(frame);
});

const chat: HostedChatApi = {
  show() {
    if (isShown) return;
    isShown = true;
    place(load());
    emit('shown');
  },
  hide() {
    if (!isShown || !frame) return;
    isShown = false;
    place(frame);
    emit('hidden');
  },
  end() {
    chat.hide();
    frame?.remove();
    frame = null;
    isReady = false;
    isOpen = false;
    unread = 0;
  },
  open() {
    chat.show();
    isOpen = true;
    place(load());
    tell({ type: 'open' });
  },
  close() {
    tell({ type: 'close' });
  },
  configure(chosen) {
    appearance = readAppearance({ ...appearance, ...chosen });
    tell({ type: 'appear', ...appearance });
  },
  on(event, handler) {
    const registered = handlers.get(event) ?? new Set();
    handlers.set(event, registered.add(handler));
    return () => registered.delete(handler);
  },
};

declare global {
  interface Window {
    HostedChat: HostedChatApi;
  }
}

window.HostedChat = chat;
