import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { ownOriginOnly } from '../own-origin.ts';
import { sendPage } from '../pages.ts';
import { isParent } from '../../settings/parent-origins.ts';
import { answerTo, greetingIn } from './agent.ts';
import { chatLanguageOf, chatMessagesIn } from './chat-messages.ts';
import {
  longestMessage,
  readFromCustomer,
  type FromAgent,
  type FromCustomer,
  type RejectionReason,
} from './chat-protocol.ts';
import { frameBody } from './frame-body.ts';
import { createHelloLimit } from './hello-limit.ts';
import { markReceived, createConversations, say, resend, type Conversation } from './conversations.ts';

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

/** Milliseconds between two checks of whether the other end is still there. */
const heartbeat = 20_000;

// Why a connection is closed: https://www.iana.org/assignments/websocket/websocket.xhtml#close-code-number
const brokenRules = 1008;
const tryAgainLater = 1013;

/** Adds the routes of the chat's frame and of its agent; no conversation is stored. */
export async function routeChat(
  server: FastifyInstance,
  { origin, parents, pause }: ChatRoutes,
): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: 16 * 1024 },
    // A frame that does not answer would keep the sandbox from stopping for half a minute; others connect again.
    preClose(done) {
      for (const socket of server.websocketServer.clients) socket.terminate();
      server.websocketServer.close(() => done());
    },
  });

  server.get('/chat/frame', async ({ query }, reply) => {
    const asked = query as Readonly<Record<string, unknown>>;
    const parent = String(asked.parent ?? '');
    const language = chatLanguageOf(asked.language);
    const isAllowed = isParent(parent, parents);
    return sendPage(isAllowed ? reply : reply.code(403), {
      language,
      title: 'Chat',
      style: '/chat/frame.css',
      ...(isAllowed ? { script: '/chat/frame.js' } : {}),
      parent: isAllowed ? parent : null,
      connect: [origin().replace(/^http/, 'ws')],
      body: isAllowed ? frameBody(chatMessagesIn(language)) : '<p>This page may not embed the chat.</p>',
    });
  });

  const conversationOf = createConversations();
  const secondsToWait = createHelloLimit(() => performance.now());
  server.get('/chat/socket', { websocket: true, preValidation: ownOriginOnly(origin) }, (socket, { ip }) => {
    converse(socket, { conversationOf, secondsToWait: () => secondsToWait(ip), pause });
  });
}

interface Agent {
  readonly conversationOf: (id: string) => Conversation;
  /** Counts a greeting. */
  readonly secondsToWait: () => number;
  readonly pause: Pause;
}

function converse(socket: WebSocket, { conversationOf, secondsToWait, pause }: Agent): void {
  let conversation: Conversation | null = null;
  const tell = (said: FromAgent) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(said));
  };
  socket.on('message', (data: Buffer) => {
    const message = readFromCustomer(data.toString());
    // A connection has one conversation: another one would not count the messages of the first.
    if (message?.type === 'hello' && conversation === null) {
      const seconds = secondsToWait();
      if (seconds > 0) {
        tell({ type: 'wait', seconds });
        socket.close(tryAgainLater);
        return;
      }
      conversation = conversationOf(message.conversation);
      conversation.tell = tell;
      welcome(conversation, message, pause);
    } else if (message?.type === 'say' && conversation) acceptMessage(conversation, message, pause);
    else socket.close(brokenRules);
  });
  keepAlive(socket);
}

/** Resumes a conversation whose connection broke, or begins it. */
function welcome(
  conversation: Conversation,
  { last, resumed, offered, language }: Hello,
  pause: Pause,
): void {
  conversation.tell({ type: 'welcome' });
  resend(conversation, last);
  if (conversation.isBegun) return;
  conversation.isBegun = true;
  // An agent that was restarted learns the stage from the frame.
  if (offered) conversation.stage = 'offered';
  if (!resumed) answer(conversation, () => greetingIn(language), pause);
}

/** Accepts a message; one that is sent again, because its receipt was lost, is only acknowledged again. */
function acceptMessage(conversation: Conversation, { id, text, language }: Message, pause: Pause): void {
  const isNew = !conversation.heard.has(id);
  const reason = isNew ? rejectionOf(text, conversation.recent) : null;
  if (reason !== null) {
    conversation.tell({ type: 'rejected', id, reason });
    return;
  }
  conversation.tell({ type: 'received', id });
  if (!isNew) return;
  markReceived(conversation, id);
  answer(
    conversation,
    () => {
      const { text: words, stage } = answerTo(text.trim(), conversation.stage, language);
      conversation.stage = stage;
      return words;
    },
    pause,
  );
}

function answer(conversation: Conversation, wordsOf: () => string, pause: Pause): void {
  conversation.answering = conversation.answering.then(async () => {
    const text = wordsOf();
    conversation.tell({ type: 'typing', on: true });
    await pause(typingTime);
    conversation.tell({ type: 'typing', on: false });
    say(conversation, { type: 'say', id: randomUUID(), text, offers: conversation.stage === 'offered' });
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
  // A broken connection is not logged, because the frame reconnects.
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
