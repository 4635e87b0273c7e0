import { checkToken } from '@portal/api-contract';
import type { CheckedSession } from '@portal/domain';
import { ApiError, isRejection } from '@portal/platform';
import { setPasswordPath } from '@portal/platform/contract';
import type { HostPlatform } from '@portal/platform/host';
import { endAsElsewhere } from './end-as-elsewhere.ts';
import { logoutMark } from './logout-mark.ts';

/** `failed`: the api gave no usable answer. Nobody is signed out because of that; the customer may try again. */
export type SessionCheckOutcome = 'done' | 'failed';

/**
 * Asks the api whose the stored token is. A rejected token ends the session, and so does a logout of its customer in
 * another tab while this one was not open; without a token there is nothing to ask. Never rejects.
 *
 * @param onChecked is called when the token is somebody's
 */
export async function checkSession(
  platform: Pick<HostPlatform, 'session' | 'api' | 'navigation' | 'routeTable' | 'notify' | 'i18n'>,
  onChecked: (checked: CheckedSession) => void = () => {},
): Promise<SessionCheckOutcome> {
  const { session, api, navigation, routeTable, notify } = platform;
  if (session.state.status !== 'unknown') return 'done';
  const { token } = session;
  if (token === null) {
    session.end('expired');
    return 'done';
  }
  try {
    const checked = await api.call(checkToken, undefined);
    if (logoutMark.isSet(checked.user.id)) await endAsElsewhere(platform);
    else {
      // The api answers nothing else to who must choose a new password.
      const { user, mustResetPassword } = checked;
      const first = mustResetPassword ? setPasswordPath(routeTable, navigation.location) : null;
      session.signIn({ token, user, mustResetPassword }, first ?? undefined);
      onChecked(checked);
    }
    return 'done';
  } catch (error) {
    // A sign-in that ended meanwhile, in this or another screen, is not brought back.
    if (session.token !== token) return 'done';
    if (!isRejection(error)) {
      if (isLimited(error)) notify.error(error.message);
      return 'failed';
    }
    session.end('expired');
    return 'done';
  }
}

const tooMany = 429;

/** Whether the error says how long to wait (OP-101). */
const isLimited = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === tooMany && error.retryAfterSeconds !== null;
