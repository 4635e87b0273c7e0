import { checkToken } from '@portal/api-contract';
import { internalRoute, type CheckedSession } from '@portal/domain';
import {
  ApiError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  type Platform,
  type PortalPath,
} from '@portal/platform';

/** `failed`: the api gave no usable answer. Nobody is signed out because of that; the customer may try again. */
export type SessionCheckOutcome = 'done' | 'failed';

/**
 * Asks the api whose the stored token is. A rejected token ends the session; without a token there is nothing to ask.
 * Never rejects.
 *
 * @param onChecked is called when the token is somebody's
 */
export async function checkSession(
  platform: Pick<Platform, 'session' | 'api' | 'navigation' | 'routes'>,
  onChecked: (checked: CheckedSession) => void = () => {},
): Promise<SessionCheckOutcome> {
  const { session, api } = platform;
  if (session.state.status !== 'unknown') return 'done';
  const { token } = session;
  if (token === null) {
    session.end('expired');
    return 'done';
  }
  try {
    const checked = await api.call(checkToken, undefined);
    // A sign-in that ended meanwhile, in this or another screen, is not brought back.
    if (session.token === token) {
      session.signIn({ token, user: checked.user }, stepBefore(platform, checked));
      onChecked(checked);
    }
    return 'done';
  } catch (error) {
    if (!isTokenRejected(error)) return 'failed';
    if (session.token === token) session.end('expired');
    return 'done';
  }
}

/**
 * Returns the screen that comes before the one of the address: who must choose a new password does that first, and then
 * comes back (AUTH-45). The api answers them nothing else.
 */
function stepBefore(
  { navigation, routes }: Pick<Platform, 'navigation' | 'routes'>,
  { mustResetPassword }: CheckedSession,
): PortalPath | undefined {
  if (!mustResetPassword) return undefined;
  const { pathname, search } = navigation.location;
  const to = routes.auth.setPassword({ redirect: internalRoute(pathname + search) ?? undefined });
  return to === null || to.split('?', 1)[0] === pathname ? undefined : to;
}

/** Whether the api answered, and the answer was no. */
function isTokenRejected(error: unknown): boolean {
  if (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof MalformedAnswerError
  ) {
    return false;
  }
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
