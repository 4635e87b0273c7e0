/** Storage that survives a reload and that other tabs share, such as `localStorage`. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Idempotency keys of actions that must not happen twice (PAY-35): the same in every tab and after a reload, until the
 * outcome is final. An action is identified by its parts: user, lease, amount, date, method.
 */
export interface IdempotencyKeys {
  /** Returns the stored key of the action; creates and stores one when there is none. */
  keyFor(parts: readonly string[]): string;
  /** Removes the key, because the outcome is final: the same parts are a new action from now on. */
  forget(parts: readonly string[]): void;
}

const prefix = 'portal.attempt.';

/**
 * Returns the FNV-1a hash of a text in two lanes, 64 bits: amounts and ids can't be read in the storage at a glance. It is no
 * secret, because the parts can be guessed (docs/decisions/0003-idempotent-payments.md).
 */
function digest(text: string): string {
  const lane = (seed: number) => {
    let hash = seed;
    for (const character of text) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return lane(0x811c9dc5) + lane(0x050c5d1f);
}

const keyShape = /^[\w-]{8,64}$/;

/** `randomUUID` needs a secure context; `getRandomValues` works on plain http too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Creates the keys of a page, in `storage`; in the page's memory when storage is null, forbidden or full. */
export function createIdempotencyKeys(storage: KeyStorage | null): IdempotencyKeys {
  const memory = new Map<string, string>();
  const name = (parts: readonly string[]) => prefix + digest(JSON.stringify(parts));

  function stored(entry: string): string | null {
    try {
      const key = storage?.getItem(entry) ?? null;
      return key !== null && keyShape.test(key) ? key : null;
    } catch {
      return null;
    }
  }

  return {
    keyFor(parts) {
      const entry = name(parts);
      const key = stored(entry) ?? memory.get(entry) ?? randomKey();
      memory.set(entry, key);
      try {
        storage?.setItem(entry, key);
      } catch {
        // Full or forbidden storage: the key lives in memory and still survives every retry on this page.
      }
      return key;
    },
    forget(parts) {
      const entry = name(parts);
      memory.delete(entry);
      try {
        storage?.removeItem(entry);
      } catch {
        // What could not be stored need not be removed.
      }
    },
  };
}
