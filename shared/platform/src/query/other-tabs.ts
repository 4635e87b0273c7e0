import { array, is, string, type } from 'superstruct';
import { broadcastChannelIfAllowed } from '../storage/broadcast-channel-if-allowed.ts';

/** What has changed in one tab, told to the others of the same customer. */
export interface OtherTabs {
  /** Tells the other tabs which areas of the cache have changed. */
  tell(areas: readonly string[]): void;
  dispose(): void;
}

const change = type({ userId: string(), areas: array(string()) });

/**
 * Creates the connection of a tab with the customer's others: a payment in one must not be offered again in another that
 * was open all the time. Nothing but the user's id and names of areas is told, to tabs of this origin alone.
 *
 * @param userId returns who is signed in here; null for nobody
 * @param onChange called with the areas that another tab of the same customer has changed
 */
export function connectOtherTabs(
  userId: () => string | null,
  onChange: (areas: readonly string[]) => void,
): OtherTabs {
  const channel = broadcastChannelIfAllowed('portal.changes');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (is(data, change) && data.userId === userId()) onChange(data.areas);
  });
  return {
    tell(areas) {
      const user = userId();
      if (user !== null && areas.length > 0) channel?.postMessage({ userId: user, areas });
    },
    dispose: () => channel?.close(),
  };
}
