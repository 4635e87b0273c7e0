import { logout } from '@portal/api-contract';
import type { HostPlatform } from '@portal/platform/host';
import { shellMessages } from '../messages/shell.messages.ts';

const channelName = 'portal.session';
/** Milliseconds that revoking the token may take before the tab is logged out without it. */
const revokingTime = 2_000;

/**
 * Logs this tab out when the same customer logs out in another tab of this browser, and tells the others of a logout
 * here. Each tab has a token of its own, which is revoked.
 *
 * @returns how to stop
 */
export function endWithOtherTabs({
  api,
  session,
  events,
  notify,
  i18n,
}: Pick<HostPlatform, 'api' | 'session' | 'events' | 'notify' | 'i18n'>): () => void {
  const channel = new BroadcastChannel(channelName);
  let userId: string | null = null;
  let isFollowing = false;

  async function follow(): Promise<void> {
    isFollowing = true;
    const revoked = api.call(logout, undefined).catch(() => null);
    const tooLong = new Promise((resolve) => setTimeout(resolve, revokingTime));
    await Promise.race([revoked, tooLong]);
    session.end('logout');
    isFollowing = false;
    notify.info(i18n.translate(shellMessages, 'session.endedElsewhere'));
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (session.state.status === 'signed-in' && data === session.state.user.id && !isFollowing) void follow();
  });
  const stops = [
    events.on('session.started', (started) => {
      userId = started.userId;
    }),
    events.on('session.ended', ({ why }) => {
      if (why === 'logout' && userId !== null && !isFollowing) channel.postMessage(userId);
      userId = null;
    }),
  ];
  return () => {
    channel.close();
    for (const stop of stops) stop();
  };
}
