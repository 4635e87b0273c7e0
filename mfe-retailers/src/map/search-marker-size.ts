/** In pixels above the centre of the search: there the marker's head is clear of the largest cluster. */
export const headHeight = 46;
