/** Stores the session's token, and nothing else, past a reload of the tab (SHARED-33). */
export interface TokenStore {
  /** Returns the stored token, or null when there is none or it is not well-formed. */
  read(): string | null;
  /** False when it can be kept for this page only. */
  write(token: string): boolean;
  /** Forgets the token, and what remotes have stored for the session. */
  clear(): void;
}

/** Of everything that the portal stores for a session; the rest is another page's of the same origin. */
export const sessionPrefix = 'portal.';
const key = `${sessionPrefix}token`;
/** What a header allows after `Bearer `. */
const tokenShape = /^[\x21-\x7e]{1,4096}$/;

/** Creates the store in session storage. It stores nothing, and does not throw, when that is forbidden or full. */
export function createTokenStore(): TokenStore {
  return {
    read: () => {
      const token = attempt(() => globalThis.sessionStorage.getItem(key)) ?? null;
      return token !== null && tokenShape.test(token) ? token : null;
    },
    write: (token) =>
      attempt(() => {
        globalThis.sessionStorage.setItem(key, token);
        return true;
      }) ?? false,
    clear: () =>
      attempt(() => {
        const { sessionStorage } = globalThis;
        for (const name of Object.keys(sessionStorage))
          if (name.startsWith(sessionPrefix)) sessionStorage.removeItem(name);
      }),
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    // Reading `sessionStorage` itself throws where storage is forbidden.
    return undefined;
  }
}
