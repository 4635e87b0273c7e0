// Messages between the chat's script and its frame; any other message is ignored.

export const channel = 'hosted-chat';

const asked = ['open', 'close', 'full', 'beside'] as const;

/** To the frame: open the panel and focus its text box, or close it; show it over the full screen, or in a corner. */
export interface ToFrame {
  readonly channel: typeof channel;
  readonly type: (typeof asked)[number];
}

/** From the frame: it is ready; the panel was opened or closed; how many messages have arrived while it was closed. */
export type FromFrame = { readonly channel: typeof channel } & (
  | { readonly type: 'ready' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'unread'; readonly count: number }
);

type Unknown = Readonly<Record<string, unknown>>;
const isOurs = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && 'channel' in value && value.channel === channel;

/** Reads a message of the chat's script; null for any other value. */
export function readToFrame(value: unknown): ToFrame | null {
  if (!isOurs(value)) return null;
  const type = asked.find((one) => one === value.type);
  return type ? { channel, type } : null;
}

/** Reads a message of the frame; null for any other value. */
export function readFromFrame(value: unknown): FromFrame | null {
  if (!isOurs(value)) return null;
  const { type, count } = value;
  if (type === 'ready' || type === 'opened' || type === 'closed') return { channel, type };
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 10_000;
  return type === 'unread' && isCount ? { channel, type, count } : null;
}
