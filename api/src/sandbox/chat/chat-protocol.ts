import { chatLanguageOf, type ChatLanguage } from './chat-messages.ts';

/** Characters of a message; frame and agent check it. */
export const longestMessage = 1000;

/** From the frame to the agent. */
export type FromCustomer =
  | {
      readonly type: 'hello';
      /** Id made by the frame, the same for all connections of one visit. */
      readonly conversation: string;
      /** Id of the last answer that the frame has received. */
      readonly last: string | null;
      /** Whether there were messages in this visit before: no second greeting. */
      readonly resumed: boolean;
      /** Whether the agent had offered a person when the connection broke. */
      readonly offered: boolean;
      readonly language: ChatLanguage;
    }
  /** The id is made by the frame; a message that is sent again has the same. */
  | {
      readonly type: 'say';
      readonly id: string;
      readonly text: string;
      /** The language to answer in. */
      readonly language: ChatLanguage;
    };

export type RejectionReason = 'empty' | 'too-long' | 'too-fast';

/** From the agent to the frame. */
export type FromAgent =
  | { readonly type: 'welcome' }
  /** Instead of a welcome: there were too many connections; the agent closes this one. */
  | { readonly type: 'wait'; readonly seconds: number }
  | { readonly type: 'typing'; readonly on: boolean }
  | { readonly type: 'say'; readonly id: string; readonly text: string; readonly offers: boolean }
  | { readonly type: 'received'; readonly id: string }
  | { readonly type: 'rejected'; readonly id: string; readonly reason: RejectionReason };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Reads a message of the frame; null for any other text. */
export function readFromCustomer(text: string): FromCustomer | null {
  const value = parsed(text);
  if (!isObject(value)) return null;
  const { type, conversation, last, resumed, offered, id, text: said } = value;
  const language = chatLanguageOf(value.language);
  if (type === 'hello' && isId(conversation) && (last === null || isId(last)))
    return typeof resumed === 'boolean' && typeof offered === 'boolean'
      ? { type, conversation, last, resumed, offered, language }
      : null;
  if (type === 'say' && isId(id) && typeof said === 'string') return { type, id, text: said, language };
  return null;
}

/** Reads a message of the agent; null for any other text. */
export function readFromAgent(text: string): FromAgent | null {
  const value = parsed(text);
  if (!isObject(value)) return null;
  const { type, on, id, text: said, offers, reason, seconds } = value;
  if (type === 'welcome') return { type };
  if (type === 'wait' && typeof seconds === 'number' && seconds > 0) return { type, seconds };
  if (type === 'typing' && typeof on === 'boolean') return { type, on };
  if (!isId(id)) return null;
  if (type === 'say' && typeof said === 'string' && typeof offers === 'boolean')
    return { type, id, text: said, offers };
  if (type === 'received') return { type, id };
  if (type === 'rejected' && (reason === 'empty' || reason === 'too-long' || reason === 'too-fast'))
    return { type, id, reason };
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
