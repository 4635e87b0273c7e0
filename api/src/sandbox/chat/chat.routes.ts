import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { ownOriginOnly } from '../own-origin.ts';
import { sendPage } from '../pages.ts';
import { isParent } from '../../settings/parent-origins.ts';
import { answerTo, greeting } from './agent.ts';
import {
  longestMessage,
  readFromCustomer,
  type FromCustomer,
  type RejectionReason,
} from './chat-protocol.ts';
import { frameBody } from './frame-body.ts';
import { hear, createConversations, say, sayAgain, type Conversation } from './conversations.ts';

type Hello = Extract<FromCustomer, { type: 'hello' }>;
type Message = Extract<FromCustomer, { type: 'say' }>;
type Pause = (milliseconds: number) => Promise<void>;

interface ChatRoutes {
  readonly origin: () => string;
  readonly parents: readonly string[];
  readonly pause: Pause;
}

/** Milliseconds that the agent seems to think and type. */
const typingTime = 700;

/** Messages that a customer may send within `window` milliseconds. */
const mostMessages = 8;
const window = 10_000;

/** Milliseconds between two looks at whether the other end is still there. */
const heartbeat = 20_000;

/** The chat's frame and the agent behind it; a talk is written down nowhere. */
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

  const conversationOf = createConversations();
  server.get('/chat/socket', { websocket: true, preValidation: ownOriginOnly(origin) }, (socket) => {
    converse(socket, conversationOf, pause);
  });
}

function converse(socket: WebSocket, conversationOf: (id: string) => Conversation, pause: Pause): void {
  let talk: Conversation | null = null;
  socket.on('message', (data: Buffer) => {
    const message = readFromCustomer(data.toString());
    if (message?.type === 'hello') {
      talk = conversationOf(message.talk);
      talk.tell = (said) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(said));
      };
      welcome(talk, message, pause);
    } else if (message && talk) acceptMessage(talk, message, pause);
    else socket.close(1008);
  });
  keepAlive(socket);
}

/** Goes on with a talk where its connection broke, or begins it. */
function welcome(talk: Conversation, { last, resumed, offered }: Hello, pause: Pause): void {
  talk.tell({ type: 'welcome' });
  sayAgain(talk, last);
  if (talk.isBegun) return;
  talk.isBegun = true;
  // An agent that was started again has it from the frame where they are.
  if (offered) talk.stage = 'offered';
  if (!resumed) answer(talk, () => greeting, pause);
}

/** A message that comes again, because its receipt was lost, is acknowledged again and no more. */
function acceptMessage(talk: Conversation, { id, text }: Message, pause: Pause): void {
  const isNew = !talk.heard.has(id);
  const reason = isNew ? rejectionOf(text, talk.recent) : null;
  if (reason !== null) {
    talk.tell({ type: 'refused', id, reason });
    return;
  }
  talk.tell({ type: 'received', id });
  if (!isNew) return;
  hear(talk, id);
  answer(
    talk,
    () => {
      const { text: words, stage: stage } = answerTo(text.trim(), talk.stage);
      talk.stage = stage;
      return words;
    },
    pause,
  );
}

function answer(talk: Conversation, wordsOf: () => string, pause: Pause): void {
  talk.answering = talk.answering.then(async () => {
    const text = wordsOf();
    talk.tell({ type: 'typing', on: true });
    await pause(typingTime);
    talk.tell({ type: 'typing', on: false });
    say(talk, { type: 'say', id: randomUUID(), text, offers: talk.stage === 'offered' });
  });
}

function keepAlive(socket: WebSocket): void {
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

function rejectionOf(text: string, recent: number[]): RejectionReason | null {
  const now = performance.now();
  while (recent[0] !== undefined && recent[0] < now - window) recent.shift();
  if (recent.length >= mostMessages) return 'too-fast';
  recent.push(now);
  if (text.trim() === '') return 'empty';
  return text.length > longestMessage ? 'too-long' : null;
}
