/** The store that the pointer or the focus is on, in the list or on the map: the other one shows it too. */
export interface StoreHover {
  readonly id: string | null;
  readonly set: (id: string | null) => void;
}
