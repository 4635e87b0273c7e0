/** Anchors of the page: where the skip link leads, and what is focused after a change of route. */
export const mainId = 'page-content';
export const titleId = 'page-title';
