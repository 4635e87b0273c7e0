import { readFromAgent, type FromAgent, type FromCustomer } from '../chat-protocol.ts';

/** Whether the agent can be reached. */
export type LineState = 'connecting' | 'open' | 'offline';

interface LineOptions {
  readonly address: string;
  /** What is said first on each connection. */
  readonly greet: () => FromCustomer;
  readonly onMessage: (message: FromAgent) => void;
  readonly onState: (state: LineState) => void;
}

export interface ChatLine {
  readonly state: LineState;
  /** Sends at once or not at all. */
  send(message: FromCustomer): boolean;
}

/** Milliseconds to the next try: doubling from half a second to ten, a little apart so that frames don't come together. */
export function backoff(tries: number, random: number): number {
  return Math.min(10_000, 500 * 2 ** tries) * (0.75 + random / 2);
}

/** A connection that comes back by itself, with a longer pause after each try that failed. */
export function openLine({ address, greet, onMessage, onState }: LineOptions): ChatLine {
  let state: LineState = 'connecting';
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const become = (next: LineState) => {
    if (state === next) return;
    state = next;
    onState(next);
  };
  const connect = () => {
    timer = null;
    const current = new WebSocket(address);
    socket = current;
    current.addEventListener('open', () => current.send(JSON.stringify(greet())));
    current.addEventListener('message', ({ data }) => {
      const message = readFromAgent(String(data));
      // The agent has taken the greeting: now what is said reaches it.
      if (message?.type === 'welcome') {
        tries = 0;
        become('open');
      }
      if (message) onMessage(message);
    });
    current.addEventListener('close', () => {
      if (socket !== current) return;
      socket = null;
      become('offline');
      timer = setTimeout(connect, backoff(tries++, Math.random()));
    });
  };
  addEventListener('online', () => {
    if (timer === null) return;
    clearTimeout(timer);
    connect();
  });
  // A socket may not notice for minutes that the network is gone.
  addEventListener('offline', () => socket?.close());
  connect();

  return {
    get state() {
      return state;
    },
    send(message) {
      if (state !== 'open' || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
