import type { ConversationStage } from './agent.ts';
import type { FromAgent } from './chat-protocol.ts';

type Said = Extract<FromAgent, { readonly type: 'say' }>;

/**
 * The agent's side of a conversation, in memory only. It outlives a broken connection, so that a message that is sent
 * again is not answered twice, and an answer that was lost is sent again.
 */
export interface Conversation {
  isBegun: boolean;
  stage: ConversationStage;
  /** Sends to the frame if it is connected; answers that it misses are sent again later. */
  tell: (message: FromAgent) => void;
  /** Ids of the messages that were received. */
  readonly heard: Set<string>;
  readonly said: Said[];
  /** Times of the latest messages. */
  readonly recent: number[];
  /** The answer in progress; the next one waits for it. */
  answering: Promise<void>;
}

/** More than anybody writes while disconnected; older ones are forgotten. */
const mostMessages = 100;
const mostConversations = 1000;

/** Returns a function that finds the conversation of an id or begins one; the least recently connected is forgotten. */
export function createConversations(): (id: string) => Conversation {
  const conversations = new Map<string, Conversation>();
  return (id) => {
    const conversation = conversations.get(id) ?? newConversation();
    conversations.delete(id);
    conversations.set(id, conversation);
    const [oldest] = conversations.keys();
    if (conversations.size > mostConversations && oldest !== undefined) conversations.delete(oldest);
    return conversation;
  };
}

const newConversation = (): Conversation => ({
  isBegun: false,
  stage: 'open',
  tell: () => undefined,
  heard: new Set(),
  said: [],
  recent: [],
  answering: Promise.resolve(),
});

/** Remembers that a message was received. */
export function markReceived({ heard }: Conversation, id: string): void {
  heard.add(id);
  const [oldest] = heard;
  if (heard.size > mostMessages && oldest !== undefined) heard.delete(oldest);
}

/** Sends an answer, now or when the frame is connected again. */
export function say({ said, tell }: Conversation, message: Said): void {
  said.push(message);
  if (said.length > mostMessages) said.shift();
  tell(message);
}

/**
 * Sends again what the frame has missed.
 *
 * @param last id of the last answer that it has received
 */
export function resend({ said, tell }: Conversation, last: string | null): void {
  const from = said.findIndex(({ id }) => id === last) + 1;
  for (const message of said.slice(from)) tell(message);
}
