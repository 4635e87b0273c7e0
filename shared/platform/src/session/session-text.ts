import type { Session, SessionState } from './session.ts';
import { sessionPrefix } from './token-store.ts';

/** A text that the tab keeps for the signed-in customer until the session ends, past a reload. Never throws. */
export interface SessionText {
  /** Returns null when there is none, when nobody is signed in, and when storage is forbidden. */
  read(): string | null;
  /** Null removes it. Keeps nothing when nobody is signed in, and when storage is forbidden or full. */
  write(text: string | null): void;
}

/** Returns the text of this name, such as `retailers.place`; of no other customer who signs in on the same page. */
export function sessionText({ state }: SessionOfUser, name: string): SessionText {
  const keyOf = (userId: string) => `${sessionPrefix}${name}.${userId}`;
  return {
    read: () => withStorage(state, (storage, userId) => storage.getItem(keyOf(userId))),
    write: (text) => {
      withStorage(state, (storage, userId) => {
        if (text === null) storage.removeItem(keyOf(userId));
        else storage.setItem(keyOf(userId), text);
      });
    },
  };
}

/** Removes every text of the signed-in customer, and nothing else of the storage, which may be another page's. */
export function forgetSessionTexts({ state }: SessionOfUser): void {
  withStorage(state, (storage, userId) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(sessionPrefix) && key.endsWith(`.${userId}`)) storage.removeItem(key);
  });
}

type SessionOfUser = Pick<Session, 'state'>;

function withStorage<Value>(
  state: SessionState,
  action: (storage: Storage, userId: string) => Value,
): Value | null {
  if (state.status !== 'signed-in') return null;
  try {
    return action(globalThis.sessionStorage, state.user.id);
  } catch {
    return null;
  }
}
