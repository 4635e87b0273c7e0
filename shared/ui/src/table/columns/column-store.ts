/**
 * Where chosen columns are kept: what `useColumnStore` of the platform gives, for only platform and shell reach the
 * page's storage. Either call may throw, as a full or forbidden storage does.
 */
export type ColumnStore = Pick<Storage, 'getItem' | 'setItem'>;
