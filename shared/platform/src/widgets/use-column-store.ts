import { useMemo } from 'react';
import { localStorageIfAllowed } from '../storage/local-storage-if-allowed.ts';

/** Stores which columns of a table the user chose (UI-85). Never throws. */
export interface ColumnStore {
  /** Returns the stored text, or null when there is none or storage is forbidden. */
  readonly getItem: (key: string) => string | null;
  /** Stores nothing when storage is forbidden or full. */
  readonly setItem: (key: string, text: string) => void;
}

/** Returns the store of chosen columns, which survive a reload (UI-85); a remote passes it to its table card. */
export function useColumnStore(): ColumnStore {
  return useMemo(() => guarded(localStorageIfAllowed()), []);
}

function guarded(storage: Storage | null): ColumnStore {
  return {
    getItem: (key) => {
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    setItem: (key, text) => {
      try {
        storage?.setItem(key, text);
      } catch {
        // The table stays as its reader chose; only another visit begins anew.
      }
    },
  };
}
