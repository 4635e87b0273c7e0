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
  /** Asks the page for its token. Never rejects. */
  ask(): Promise<void>;
}

/** Creates the session of an element. When the api rejects its token, the page is asked for another one. */
export function createEmbedSession(options: EmbedSessionOptions): EmbedSession {
  const { platform, askToken, clientWith, onRejected, onFailure } = options;
  const state = proxy<{ status: EmbedSession['state']['status'] }>({ status: 'asking' });
  let known: string | null = null;
  let rejected: string | null = null;
  let latest = 0;

  async function signIn(token: string, isLatest: () => boolean): Promise<void> {
    try {
      const { user, mustResetPassword } = await clientWith(token).call(checkToken, undefined);
      if (!isLatest()) return;
      known = token;
      platform.session.signIn({ token, user, mustResetPassword });
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      if (!isLatest()) return;
      rejected = token;
      onRejected();
    }
  }

  async function ask(): Promise<void> {
    latest += 1;
    const own = latest;
    const isLatest = () => own === latest;
    state.status = 'asking';
    try {
      const token = await askToken(rejected);
      if (token !== null && token !== rejected && isLatest()) await signIn(token, isLatest);
      if (isLatest()) state.status = 'settled';
    } catch (error) {
      if (!isLatest()) return;
      onFailure(error);
      state.status = 'failed';
    }
  }

  platform.events.on('session.ended', () => {
    rejected = known;
    void ask();
  });
  return { state, ask };
}
