/** Where the token survives a reload of the tab (SHARED-33). Nothing else is ever kept there. */
export interface TokenStore {
  /** The kept token, or null; one of another shape counts as none. */
  read(): string | null;
  /** False when it can be kept for this page only. */
  write(token: string): boolean;
  clear(): void;
}

const key = 'portal.token';
/** What a header allows after `Bearer `. */
const tokenShape = /^[\x21-\x7e]{1,4096}$/;

/** A store in session storage; a browser that forbids it, or has no room, makes it forgetful instead of failing. */
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
    clear: () => attempt(() => globalThis.sessionStorage.removeItem(key)),
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
