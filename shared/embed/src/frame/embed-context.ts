import { createContext, use } from 'react';
import type { HostPlatform } from '@portal/platform/host';
import type { EmbedSession } from '../session/create-embed-session.ts';
import type { EmbeddedRemote } from '../remote/embedded-remote.ts';

/** What the parts of an element's frame draw from. */
export interface Embed {
  readonly remote: EmbeddedRemote;
  readonly platform: HostPlatform;
  readonly session: EmbedSession;
  /** Told of each screen that is being removed. */
  readonly onLeaving: (left: Promise<void>) => void;
}

export const EmbedContext = createContext<Embed | null>(null);

/** @throws Error outside of an element */
export function useEmbed(): Embed {
  const embed = use(EmbedContext);
  if (!embed) throw new Error('useEmbed needs an EmbedContext around it.');
  return embed;
}
