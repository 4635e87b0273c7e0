import { logout } from '@portal/api-contract';
import type { HostPlatform } from '@portal/platform/host';
import { shellMessages } from '../messages/shell.messages.ts';

/** Milliseconds that revoking the token may take before the tab is logged out without it. */
const revokingTime = 2_000;

/** Revokes the token of this tab and logs it out, because its customer has logged out in another tab. */
export async function endAsElsewhere({
  api,
  session,
  notify,
  i18n,
}: Pick<HostPlatform, 'api' | 'session' | 'notify' | 'i18n'>): Promise<void> {
  const revoked = api.call(logout, undefined).catch(() => null);
  const tooLong = new Promise((resolve) => setTimeout(resolve, revokingTime));
  await Promise.race([revoked, tooLong]);
  session.end('logout');
  notify.info(i18n.translate(shellMessages, 'session.endedElsewhere'));
}
