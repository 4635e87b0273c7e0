import { readFromAgent, type FromAgent, type FromCustomer } from '../chat-protocol.ts';

/** Whether the agent can be reached; `waiting` is for one that is asked too often. */
export type ConnectionState = 'connecting' | 'open' | 'offline' | 'waiting';

interface ConnectionOptions {
  readonly address: string;
  /** Returns the first message of each connection. */
  readonly greet: () => FromCustomer;
  readonly onMessage: (message: FromAgent) => void;
  /** @param seconds to the next try, while `waiting` */
  readonly onState: (state: ConnectionState, seconds: number) => void;
}

export interface ChatConnection {
  readonly state: ConnectionState;
  /** Sends at once or not at all; returns whether it was sent. */
  send(message: FromCustomer): boolean;
}

/** Milliseconds to the next try: from half a second, doubling, to ten; a little random, so that frames don't retry at once. */
export function backoff(tries: number, random: number): number {
  return Math.min(10_000, 500 * 2 ** tries) * (0.75 + random / 2);
}

/** Opens a connection that reconnects by itself, with a longer pause after each failed try. */
export function openConnection({ address, greet, onMessage, onState }: ConnectionOptions): ChatConnection {
  let state: ConnectionState = 'connecting';
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let wait = 0;

  const become = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    onState(next, wait);
  };
  const connect = () => {
    timer = null;
    wait = 0;
    const current = new WebSocket(address);
    socket = current;
    current.addEventListener('open', () => current.send(JSON.stringify(greet())));
    current.addEventListener('message', ({ data }) => {
      const message = readFromAgent(String(data));
      // The agent has accepted the greeting: from now on messages reach it.
      if (message?.type === 'welcome') {
        tries = 0;
        become('open');
      }
      if (message?.type === 'wait') ({ seconds: wait } = message);
      if (message) onMessage(message);
    });
    current.addEventListener('close', () => {
      if (socket !== current) return;
      socket = null;
      become(wait > 0 ? 'waiting' : 'offline');
      timer = setTimeout(connect, Math.max(wait * 1000, backoff(tries++, Math.random())));
    });
  };
  addEventListener('online', () => {
    if (timer === null || state === 'waiting') return;
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
