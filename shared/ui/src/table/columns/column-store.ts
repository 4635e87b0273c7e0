/**
 * Where column visibility is saved: `useColumnStore` of the platform, because only platform and shell may use the
 * page's storage. Either method may throw when storage is full or forbidden.
 */
export type ColumnStore = Pick<Storage, 'getItem' | 'setItem'>;
