import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { ownOriginOnly } from '../own-origin.ts';
import { sendPage } from '../pages.ts';
import { isParent } from '../parent-origins.ts';
import { answerTo, greeting, type Talk } from './agent.ts';
import { longestMessage, readFromCustomer, type FromAgent, type FromCustomer } from './chat-protocol.ts';
import { frameBody } from './frame-body.ts';

interface ChatRoutes {
  readonly origin: () => string;
  readonly parents: readonly string[];
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Milliseconds that the agent seems to think and type. */
const typingTime = 700;

/** Messages that a customer may send within `window` milliseconds. */
const mostMessages = 8;
const window = 10_000;

/** Milliseconds between two looks at whether the other end is still there. */
const heartbeat = 20_000;

/** The chat's frame and the agent behind it; a talk lives as long as its connection and is written down nowhere. */
export async function routeChat(
  server: FastifyInstance,
  { origin, parents, pause }: ChatRoutes,
): Promise<void> {
  await server.register(websocket, { options: { maxPayload: 16 * 1024 } });

  server.get('/chat/frame', async ({ query }, reply) => {
    const parent = typeof query === 'object' && query && 'parent' in query ? String(query.parent) : '';
    const isAllowed = isParent(parent, parents);
    return sendPage(isAllowed ? reply : reply.code(403), {
      title: 'Chat',
      style: '/chat/frame.css',
      ...(isAllowed ? { script: '/chat/frame.js' } : {}),
      parent: isAllowed ? parent : null,
      connect: [origin().replace(/^http/, 'ws')],
      body: isAllowed ? frameBody : '<p>This page may not hold the chat.</p>',
    });
  });

  server.get('/chat/socket', { websocket: true, preValidation: ownOriginOnly(origin) }, (socket) => {
    converse(socket, pause);
  });
}

function converse(socket: WebSocket, pause: ChatRoutes['pause']): void {
  const tell = (message: FromAgent) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const recent: number[] = [];
  let talk: Talk = 'open';
  // One after the other: an answer never overtakes the one before it.
  let answering = Promise.resolve();

  const say = async (text: string) => {
    tell({ type: 'typing', on: true });
    await pause(typingTime);
    tell({ type: 'typing', on: false });
    tell({ type: 'say', id: randomUUID(), text, offers: talk === 'offered' });
  };
  const take = ({ id, text }: Extract<FromCustomer, { type: 'say' }>) => {
    const reason = refusalOf(text, recent);
    if (reason !== null) {
      tell({ type: 'refused', id, reason });
      return;
    }
    tell({ type: 'received', id });
    answering = answering.then(async () => {
      const answer = answerTo(text.trim(), talk);
      talk = answer.talk;
      await say(answer.text);
    });
  };

  socket.on('message', (data: Buffer) => {
    const message = readFromCustomer(data.toString());
    if (message === null) {
      socket.close(1008);
      return;
    }
    if (message.type === 'say') {
      take(message);
      return;
    }
    tell({ type: 'welcome' });
    if (message.offered) talk = 'offered';
    if (!message.resumed) answering = answering.then(() => say(greeting));
  });

  let isThere = true;
  const beat = setInterval(() => {
    if (!isThere) {
      socket.terminate();
      return;
    }
    isThere = false;
    socket.ping();
  }, heartbeat);
  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('close', () => clearInterval(beat));
  // What breaks a connection is no news of ours: the frame comes back.
  socket.on('error', () => socket.terminate());
}

function refusalOf(text: string, recent: number[]): 'empty' | 'too-long' | 'too-fast' | null {
  const now = performance.now();
  while (recent[0] !== undefined && recent[0] < now - window) recent.shift();
  if (recent.length >= mostMessages) return 'too-fast';
  recent.push(now);
  if (text.trim() === '') return 'empty';
  return text.length > longestMessage ? 'too-long' : null;
}
