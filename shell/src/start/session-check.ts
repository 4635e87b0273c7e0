import { ApiError, MalformedAnswerError, NetworkError, TimeoutError, type Platform } from '@portal/platform';
import { checkToken } from '@portal/api-contract';

/** How the check of the stored token stands. */
export type SessionCheck =
  | { readonly status: 'running' }
  | { readonly status: 'done' }
  /** The api gave no usable answer: nobody is signed out for that, the customer may try again. */
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Asks the api whose the stored token is. A refused token ends the session; without a token there is nothing to ask.
 * Resolves with `done` or `failed`, never rejects.
 */
export async function checkSession(platform: Pick<Platform, 'session' | 'api'>): Promise<SessionCheck> {
  const { session, api } = platform;
  if (session.state.status !== 'unknown') return { status: 'done' };
  const { token } = session;
  if (token === null) {
    session.end('expired');
    return { status: 'done' };
  }
  try {
    const { user } = await api.call(checkToken, undefined);
    // A sign-in that ended meanwhile, in this or another screen, is not brought back.
    if (session.token === token) session.signIn({ token, user });
    return { status: 'done' };
  } catch (error) {
    if (isRefusal(error)) {
      if (session.token === token) session.end('expired');
      return { status: 'done' };
    }
    return { status: 'failed', error };
  }
}

/** The api answered, and it was no. */
function isRefusal(error: unknown): boolean {
  if (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof MalformedAnswerError
  ) {
    return false;
  }
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
