import type { Session } from './session.ts';

/** A text that the tab keeps for the signed-in customer until the session ends, past a reload. Never throws. */
export interface SessionText {
  /** Returns null when there is none, when nobody is signed in, and when storage is forbidden. */
  read(): string | null;
  /** Null removes it. Keeps nothing when nobody is signed in, and when storage is forbidden or full. */
  write(text: string | null): void;
}

/** Returns the text of this name, such as `retailers.place`; of no other customer who signs in on the same page. */
export function sessionText({ state }: Pick<Session, 'state'>, name: string): SessionText {
  const withStorage = <Value>(action: (storage: Storage, key: string) => Value): Value | null => {
    if (state.status !== 'signed-in') return null;
    try {
      return action(globalThis.sessionStorage, `portal.${name}.${state.user.id}`);
    } catch {
      return null;
    }
  };
  return {
    read: () => withStorage((storage, key) => storage.getItem(key)),
    write: (text) => {
      withStorage((storage, key) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
      });
    },
  };
}
