import { broadcastChannelIfAllowed, type HostPlatform } from '@portal/platform/host';
import { endAsElsewhere } from './end-as-elsewhere.ts';
import { logoutMark } from './logout-mark.ts';

const channelName = 'portal.session';

/**
 * Logs this tab out when the same customer logs out in another tab of this browser, and tells the others of a logout
 * here: those that are open at once, those that come back later by a mark. Each tab has a token of its own, which is
 * revoked.
 *
 * @returns how to stop
 */
export function endWithOtherTabs(
  platform: Pick<HostPlatform, 'api' | 'session' | 'events' | 'notify' | 'i18n'>,
): () => void {
  const { session, events } = platform;
  const channel = broadcastChannelIfAllowed(channelName);
  let userId: string | null = null;
  let isFollowing = false;

  async function follow(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    await endAsElsewhere(platform);
    isFollowing = false;
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (session.state.status === 'signed-in' && data === session.state.user.id) void follow();
  });
  /** The browser had put the page aside, where it heard nothing. */
  const onRestore = ({ persisted }: PageTransitionEvent) => {
    if (persisted && userId !== null && logoutMark.isSet(userId)) void follow();
  };
  globalThis.addEventListener('pageshow', onRestore);
  const stops = [
    events.on('session.started', (started) => {
      userId = started.userId;
      logoutMark.remove(userId);
    }),
    events.on('session.ended', ({ why }) => {
      if (why === 'logout' && userId !== null && !isFollowing) {
        logoutMark.set(userId);
        channel?.postMessage(userId);
      }
      userId = null;
    }),
  ];
  return () => {
    channel?.close();
    globalThis.removeEventListener('pageshow', onRestore);
    for (const stop of stops) stop();
  };
}
