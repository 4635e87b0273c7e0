/** The browser's font size, px, for which widths are given. */
const drawnFor = 16;

/**
 * Returns whether the window is at least as wide as a style sheet with this width says: with a larger font size in the
 * browser it takes a wider window.
 *
 * @param width px at the font size of a browser in which nobody chose another
 */
export const windowReaches = (width: number): boolean =>
  matchMedia(`(min-width:${width / drawnFor}rem)`).matches;
