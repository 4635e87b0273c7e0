import type { Talk } from './agent.ts';
import type { FromAgent } from './chat-protocol.ts';

type Said = Extract<FromAgent, { readonly type: 'say' }>;

/**
 * A talk as the agent keeps it, in memory alone: it outlives a connection that breaks, so that a message which comes
 * again on the next one is not answered again, and an answer that was lost on the way is.
 */
export interface KeptTalk {
  isBegun: boolean;
  stage: Talk;
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
const mostTalks = 1000;

/** Finds the talk of an id, or begins one; the talk that was longest without a connection is forgotten first. */
export function keepTalks(): (id: string) => KeptTalk {
  const talks = new Map<string, KeptTalk>();
  return (id) => {
    const talk = talks.get(id) ?? newTalk();
    talks.delete(id);
    talks.set(id, talk);
    const [oldest] = talks.keys();
    if (talks.size > mostTalks && oldest !== undefined) talks.delete(oldest);
    return talk;
  };
}

const newTalk = (): KeptTalk => ({
  isBegun: false,
  stage: 'open',
  tell: () => undefined,
  heard: new Set(),
  said: [],
  recent: [],
  answering: Promise.resolve(),
});

/** Notes a message of the frame. */
export function hear({ heard }: KeptTalk, id: string): void {
  heard.add(id);
  const [oldest] = heard;
  if (heard.size > mostMessages && oldest !== undefined) heard.delete(oldest);
}

/** Says something, now or when the frame is back. */
export function say({ said, tell }: KeptTalk, message: Said): void {
  said.push(message);
  if (said.length > mostMessages) said.shift();
  tell(message);
}

/** Says again what the frame has not heard. @param last id of the last that it has */
export function sayAgain({ said, tell }: KeptTalk, last: string | null): void {
  const from = said.findIndex(({ id }) => id === last) + 1;
  for (const message of said.slice(from)) tell(message);
}
