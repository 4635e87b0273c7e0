/** Longest message, in characters; both ends hold to it. */
export const longestMessage = 1000;

/** From the frame to the agent. */
export type FromCustomer =
  | {
      readonly type: 'hello';
      /** Made by the frame, and the same for all the connections of one visit. */
      readonly talk: string;
      /** Id of the last answer that the frame has heard. */
      readonly last: string | null;
      /** The frame has talked before, in this visit of the page: no second greeting. */
      readonly resumed: boolean;
      /** The agent had offered a person when the line broke. */
      readonly offered: boolean;
    }
  /** The id is the frame's: a message that is sent again after a break has it still. */
  | { readonly type: 'say'; readonly id: string; readonly text: string };

export type RejectionReason = 'empty' | 'too-long' | 'too-fast';

/** From the agent to the frame. */
export type FromAgent =
  | { readonly type: 'welcome' }
  | { readonly type: 'typing'; readonly on: boolean }
  | { readonly type: 'say'; readonly id: string; readonly text: string; readonly offers: boolean }
  | { readonly type: 'received'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly reason: RejectionReason };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** A message of the frame; null for anything else. */
export function readFromCustomer(text: string): FromCustomer | null {
  const value = parsed(text);
  if (!isObject(value)) return null;
  const { type, talk, last, resumed, offered, id, text: said } = value;
  if (type === 'hello' && isId(talk) && (last === null || isId(last)))
    return typeof resumed === 'boolean' && typeof offered === 'boolean'
      ? { type, talk, last, resumed, offered }
      : null;
  if (type === 'say' && isId(id) && typeof said === 'string') return { type, id, text: said };
  return null;
}

/** A message of the agent; null for anything else. */
export function readFromAgent(text: string): FromAgent | null {
  const value = parsed(text);
  if (!isObject(value)) return null;
  const { type, on, id, text: said, offers, reason } = value;
  if (type === 'welcome') return { type };
  if (type === 'typing' && typeof on === 'boolean') return { type, on };
  if (!isId(id)) return null;
  if (type === 'say' && typeof said === 'string' && typeof offers === 'boolean')
    return { type, id, text: said, offers };
  if (type === 'received') return { type, id };
  if (type === 'refused' && (reason === 'empty' || reason === 'too-long' || reason === 'too-fast'))
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
