/** A card that holds a form: as wide as its fields are easy to read. */
export const formCard = { maxWidth: 560 } as const;
