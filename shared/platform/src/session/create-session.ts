import type { EventBus } from '../events/event-bus.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import type { Session, SessionEnd, SessionState } from './session.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

interface SessionOptions {
  readonly events: EventBus;
  /** Replaces the present screen by another. */
  readonly go: (to: PortalPath) => void;
  /** The browser keeps no token: the customer is told, once, that a reload signs out. */
  readonly onMemoryOnly: () => void;
  /** Called before the session ends, while its user and screen are still there. */
  readonly beforeEnd?: (why: SessionEnd) => void;
  readonly tokens?: TokenStore | undefined;
}

/**
 * Creates the session of a page. It starts as `unknown` when an earlier page load has left a token to check, else as
 * `signed-out` (SHARED-32, 33). `end` without a session does nothing: ten calls that fail together end it once
 * (SHARED-64).
 */
export function createSession({
  events,
  go,
  onMemoryOnly,
  beforeEnd,
  tokens = createTokenStore(),
}: SessionOptions): Session {
  let token = tokens.read();
  let toldMemoryOnly = false;
  let state: SessionState = Object.freeze(token === null ? { status: 'signed-out' } : { status: 'unknown' });
  const listeners = new Set<() => void>();

  function change(next: SessionState, to?: PortalPath): void {
    state = Object.freeze(next);
    // Whoever follows the address finds the new state already.
    if (to !== undefined) go(to);
    for (const listener of [...listeners]) listener();
  }

  return {
    get state() {
      return state;
    },
    get token() {
      return token;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token: newToken, ...signedIn }, to) {
      token = newToken;
      change({ status: 'signed-in', ...signedIn }, to);
      const isKept = tokens.write(newToken);
      events.emit('session.started', { userId: signedIn.user.id });
      if (isKept || toldMemoryOnly) return;
      toldMemoryOnly = true;
      onMemoryOnly();
    },
    updateUser(update) {
      if (state.status !== 'signed-in') return;
      const user = { ...state.user, ...update };
      change({ ...state, user });
      events.emit('user.changed', { userId: user.id });
    },
    end(why) {
      if (token === null && state.status === 'signed-out') return;
      beforeEnd?.(why);
      token = null;
      tokens.clear();
      change({ status: 'signed-out', ended: why });
      events.emit('session.ended', { why });
    },
  };
}
