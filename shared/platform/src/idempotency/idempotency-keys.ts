/** Where keys outlive a reload and are seen by other tabs; `localStorage` fits. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One key per action that must not happen twice, the same in every tab and after a reload, until its outcome is final.
 * An action is named by its parts: who, which lease, amount, date, method.
 */
export interface IdempotencyKeys {
  /** The key of this action: the kept one, else a new one, which is kept from now on. */
  keyFor(parts: readonly string[]): string;
  /** Forgets the key: the outcome is final, and doing the same again would be a new action. */
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

/** Keeps keys in `storage`; where that is forbidden or full, in this page's memory, so that paying still works. */
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
