import { localStorageIfAllowed } from '../storage/local-storage-if-allowed.ts';

/** A choice of the customer as the browser stores it. */
export interface StoredChoice<Value extends string> {
  /** Where it is stored. */
  readonly key: string;
  /** Returns the choice that a stored text is; the default for none, and for a text that is no choice. */
  of(text: string | null): Value;
  /** Returns the stored choice; the default when none is stored or storage is forbidden. Never throws. */
  read(): Value;
  /** Stores the choice, where the browser allows it. Never throws. */
  store(choice: Value): void;
}

/** Describes a choice that is stored at a key: one of the values, the first until another is chosen. */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): StoredChoice<Value> {
  const of = (text: string | null) => values.find((value) => value === text) ?? values[0];
  return {
    key,
    of,
    read() {
      try {
        return of(localStorageIfAllowed()?.getItem(key) ?? null);
      } catch {
        return values[0];
      }
    },
    store(choice) {
      try {
        localStorageIfAllowed()?.setItem(key, choice);
      } catch {
        // It holds for this page; only another visit begins anew.
      }
    },
  };
}
