import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** Sends a command of the DevTools protocol and returns its answer. Rejects when the browser rejects it, or ends. */
export type Send = CDPSession['send'];

/** What the browser tells of a target, without having been asked. */
export interface ProtocolEvent {
  readonly method: string;
  readonly sessionId?: string;
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A connection to a browser that was started with `--remote-debugging-pipe`. */
export interface DevTools {
  /** Sends to the browser itself. */
  readonly send: Send;
  /** Sends to a target that has been attached to with this session. */
  readonly sendTo: (sessionId: string) => Send;
  /** Calls back with every event until the function that it returns is called. */
  onEvent(listener: (event: ProtocolEvent) => void): () => void;
}

/** Messages are JSON with a zero byte behind each. */
const end = '\0';

export function connectDevTools(commands: Writable, messages: Readable): DevTools {
  const asked = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const listeners = new Set<(event: ProtocolEvent) => void>();
  let lastId = 0;
  let received = '';

  function receive(message: Answer | ProtocolEvent): void {
    if ('method' in message) return listeners.forEach((listener) => listener(message));
    const command = asked.get(message.id);
    asked.delete(message.id);
    if (message.error) command?.reject(new Error(message.error.message));
    else command?.resolve(message.result);
  }

  messages.setEncoding('utf8').on('data', (text: string) => {
    const complete = (received + text).split(end);
    received = complete.pop() ?? '';
    for (const message of complete) receive(JSON.parse(message) as Answer | ProtocolEvent);
  });
  messages.on('close', () => {
    for (const { reject } of asked.values()) reject(new Error('The browser has ended.'));
  });

  const sender = (sessionId?: string) =>
    ((method: string, params: object = {}) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        asked.set(id, { resolve, reject });
        commands.write(`${JSON.stringify({ id, method, params, sessionId })}${end}`);
      })) as Send;
  return {
    send: sender(),
    sendTo: sender,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
