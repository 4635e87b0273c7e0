/** A row as the table draws it. */
export interface TableLine<Row> {
  readonly id: string;
  readonly row: Row;
  /** Its position in a tree of rows; undefined in a flat table. */
  readonly branch: Branch | undefined;
}

export interface Branch {
  /** From 1 on. */
  readonly level: number;
  /** Among its siblings, from 1 on. */
  readonly position: number;
  readonly siblings: number;
  /** A row without rows below it is a leaf. */
  readonly status: 'leaf' | 'open' | 'closed';
  readonly parent: string | null;
}
