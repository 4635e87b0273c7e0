/** px of the columns that are not fields. */
export const columnWidths = { select: 56, toggle: 48, actions: 64 } as const;

/** px that the first and the last cell of a row have beyond the padding of the others. */
export const edgePad = 8;

/** px that a column is assumed to need while its rows are loading: a name, a value. */
export const likelyNeed = { first: 160, other: 112 } as const;
