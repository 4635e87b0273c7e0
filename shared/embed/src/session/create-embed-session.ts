import { checkToken } from '@portal/api-contract';
import { UnauthorizedError, type ApiClient } from '@portal/platform';
import type { HostPlatform } from '@portal/platform/host';
import { proxy } from 'valtio/vanilla';

/**
 * Gives the token of who is signed in on the page, or null for nobody.
 *
 * @param rejected the token that the api does not accept any more; null when none was rejected
 */
export type AskToken = (rejected: string | null) => string | null | Promise<string | null>;

interface EmbedSessionOptions {
  readonly platform: Pick<HostPlatform, 'session' | 'events'>;
  readonly askToken: AskToken;
  /** Returns a client whose calls have this token. */
  readonly clientWith: (token: string) => ApiClient;
  /** Called when the api accepts the token of the page not even once. */
  readonly onRejected: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** The session of an element, whose token is the page's. */
export interface EmbedSession {
  /**
   * A valtio proxy: `asking` until the page has given a token and the api has said whose it is; `failed` when one of them
   * gave no answer.
   */
  readonly state: { readonly status: 'asking' | 'settled' | 'failed' };
  /**
   * Asks the page for its token; while somebody is signed in, in the background. Another customer's token, and null, sign
   * out who was signed in. Never rejects.
   */
  ask(): Promise<void>;
  /** Calls neither the page nor the api any more, and drops what they answer late. Signs nobody out. */
  end(): void;
}

/** Creates the session of an element. When the api rejects its token, the page is asked for another one. */
export function createEmbedSession(options: EmbedSessionOptions): EmbedSession {
  const { platform, askToken, clientWith, onRejected, onFailure } = options;
  const state = proxy<{ status: EmbedSession['state']['status'] }>({ status: 'asking' });
  let known: string | null = null;
  let rejected: string | null = null;
  let latest = 0;
  const ended = new AbortController();

  /** Whether the token that is known may mean more by now: its customer has perhaps chosen a new password. */
  function mustResetPassword(): boolean {
    const { state: current } = platform.session;
    return current.status === 'signed-in' && current.mustResetPassword === true;
  }

  /** Nothing of a customer stays: answers, kept forms and chat go, as after a logout. */
  function signOut(): void {
    known = null;
    platform.session.end('logout');
  }

  async function signIn(token: string, isLatest: () => boolean): Promise<void> {
    try {
      const { user, mustResetPassword } = await clientWith(token).call(checkToken, undefined, {
        signal: ended.signal,
      });
      if (!isLatest()) return;
      const { state: before } = platform.session;
      if (before.status === 'signed-in' && before.user.id !== user.id) signOut();
      [known, rejected] = [token, null];
      platform.session.signIn({ token, user, mustResetPassword });
    } catch (error) {
      if (!isLatest()) return;
      const isRejected = error instanceof UnauthorizedError;
      // The page no longer has the token of who is signed in, whoever has the other one.
      if (isRejected || token !== known) signOut();
      if (!isRejected) throw error;
      rejected = token;
      onRejected();
    }
  }

  async function ask(): Promise<void> {
    if (ended.signal.aborted) return;
    latest += 1;
    const own = latest;
    const isLatest = () => own === latest && !ended.signal.aborted;
    if (platform.session.state.status !== 'signed-in') state.status = 'asking';
    try {
      const token = await askToken(rejected);
      if (!isLatest()) return;
      if (token === null || token === rejected) signOut();
      else if (token !== known || mustResetPassword()) await signIn(token, isLatest);
      if (isLatest()) state.status = 'settled';
    } catch (error) {
      if (!isLatest()) return;
      onFailure(error);
      if (platform.session.state.status !== 'signed-in') state.status = 'failed';
    }
  }

  const stopListening = platform.events.on('session.ended', ({ why }) => {
    if (why !== 'expired') return;
    [known, rejected] = [null, known];
    void ask();
  });
  const end = () => {
    stopListening();
    ended.abort();
  };
  return { state, ask, end };
}
