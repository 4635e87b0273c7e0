import { useMemo } from 'react';
import { localStorageIfAllowed } from '../storage/local-storage-if-allowed.ts';

/** Where a table keeps which columns its reader chose (UI-85). Never throws. */
export interface ColumnStore {
  /** Null when nothing is kept, or nothing may be read. */
  readonly getItem: (key: string) => string | null;
  /** Keeps nothing where storage is forbidden or full. */
  readonly setItem: (key: string, text: string) => void;
}

/** Keeps chosen columns in the browser, past a reload. Remotes, which may not touch storage, give it to a table card. */
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
