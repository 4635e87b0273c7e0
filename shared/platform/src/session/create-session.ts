import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import type { EventBus } from '../events/event-bus.ts';
import type { Session, SessionState } from './session.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

interface SessionOptions {
  readonly events: EventBus;
  /** The browser keeps no token: the customer is told, once, that a reload signs out. */
  readonly onMemoryOnly: () => void;
  readonly tokens?: TokenStore;
}

/**
 * Creates the session of a page. It starts as `unknown` when an earlier page load has left a token to check, else as
 * `signed-out` (SHARED-32, 33). `end` without a session does nothing: ten calls that fail together end it once
 * (SHARED-64).
 */
export function createSession({
  events,
  onMemoryOnly,
  tokens = createTokenStore(),
}: SessionOptions): Session {
  let token = tokens.read();
  let toldMemoryOnly = false;
  const store = proxy<{ state: SessionState }>({
    state: token === null ? { status: 'signed-out' } : { status: 'unknown' },
  });

  return {
    get state() {
      // The user's type is read-only in depth already, which is all that a snapshot adds.
      return snapshot(store).state as SessionState;
    },
    get token() {
      return token;
    },
    subscribe: (listener) => subscribe(store, listener, true),
    signIn(signedIn) {
      token = signedIn.token;
      store.state = { status: 'signed-in', user: signedIn.user };
      if (!tokens.write(signedIn.token) && !toldMemoryOnly) {
        toldMemoryOnly = true;
        onMemoryOnly();
      }
      events.emit('session.started', { userId: signedIn.user.id });
    },
    updateUser(change) {
      if (store.state.status !== 'signed-in') return;
      const user = { ...store.state.user, ...change };
      store.state = { status: 'signed-in', user };
      events.emit('user.changed', { userId: user.id });
    },
    end(why) {
      if (token === null && store.state.status === 'signed-out') return;
      token = null;
      tokens.clear();
      store.state = { status: 'signed-out' };
      events.emit('session.ended', { why });
    },
  };
}
