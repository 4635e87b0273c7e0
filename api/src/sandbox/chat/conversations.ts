import type { ConversationStage } from './agent.ts';
import type { FromAgent } from './chat-protocol.ts';

type Said = Extract<FromAgent, { readonly type: 'say' }>;

/**
 * A talk as the agent keeps it, in memory alone: it outlives a connection that breaks, so that a message which comes
 * again on the next one is not answered again, and an answer that was lost on the way is.
 */
export interface Conversation {
  isBegun: boolean;
  stage: ConversationStage;
  /** Reaches the frame where it listens at the moment. What is told while it does not is lost, what is said is not. */
  tell: (message: FromAgent) => void;
  /** By the ids that the frame gave them. */
  readonly heard: Set<string>;
  readonly said: Said[];
  /** When messages came lately. */
  readonly recent: number[];
  /** One after the other: an answer never overtakes the one before it. */
  answering: Promise<void>;
}

/** More than anybody writes while a connection is away; older ones are forgotten. */
const mostMessages = 100;
const mostConversations = 1000;

/** Finds the talk of an id, or begins one; the talk that was longest without a connection is forgotten first. */
export function createConversations(): (id: string) => Conversation {
  const talks = new Map<string, Conversation>();
  return (id) => {
    const talk = talks.get(id) ?? newConversation();
    talks.delete(id);
    talks.set(id, talk);
    const [oldest] = talks.keys();
    if (talks.size > mostConversations && oldest !== undefined) talks.delete(oldest);
    return talk;
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

/** Notes a message of the frame. */
export function hear({ heard }: Conversation, id: string): void {
  heard.add(id);
  const [oldest] = heard;
  if (heard.size > mostMessages && oldest !== undefined) heard.delete(oldest);
}

/** Says something, now or when the frame is back. */
export function say({ said, tell }: Conversation, message: Said): void {
  said.push(message);
  if (said.length > mostMessages) said.shift();
  tell(message);
}

/** Says again what the frame has not heard. @param last id of the last that it has */
export function sayAgain({ said, tell }: Conversation, last: string | null): void {
  const from = said.findIndex(({ id }) => id === last) + 1;
  for (const message of said.slice(from)) tell(message);
}
