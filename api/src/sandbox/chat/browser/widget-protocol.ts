import { chatLanguageOf, type ChatLanguage } from '../chat-messages.ts';

// Messages between the chat's script and its frame; any other message is ignored.

export const channel = 'hosted-chat';

const asked = ['open', 'close', 'full', 'beside'] as const;

const schemes = ['light', 'dark', 'system'] as const;

/** How the frame is drawn and what it speaks. */
export interface Appearance {
  readonly language: ChatLanguage;
  readonly scheme: (typeof schemes)[number];
}

/**
 * To the frame, with the channel: open the panel and focus its text box, or close it; show it over the full screen, or
 * in a corner; draw it in another language or scheme.
 */
export type ToFrame = { readonly type: (typeof asked)[number] } | ({ readonly type: 'appear' } & Appearance);

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
  if (value.type === 'appear') return { type: value.type, ...readAppearance(value) };
  const type = asked.find((one) => one === value.type);
  return type ? { type } : null;
}

/** Reads a message of the frame; null for any other value. */
export function readFromFrame(value: unknown): FromFrame | null {
  if (!isOurs(value)) return null;
  const { type, count } = value;
  if (type === 'ready' || type === 'opened' || type === 'closed') return { channel, type };
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 10_000;
  return type === 'unread' && isCount ? { channel, type, count } : null;
}

/** Reads an appearance; what is missing or unknown is as a page that says nothing has it. */
export function readAppearance({ language, scheme }: Unknown): Appearance {
  return { language: chatLanguageOf(language), scheme: schemes.find((one) => one === scheme) ?? 'system' };
}
