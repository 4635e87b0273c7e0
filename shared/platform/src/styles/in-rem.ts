/** The root element's font size, px, for which our measures are drawn: that of a browser in which nobody chose another. */
const drawnFor = 16;

/** A length in px, or what may have such letters without being one. A word, a colour and another number begin before it. */
const lengthOrText = /"[^"]*"|'[^']*'|url\([^)]*\)|(?<![\w.#-])(-?\d*\.?\d+)px\b/g;

/**
 * Returns CSS in which each length in px is one in rem, also in media queries: a page then grows with the font size that
 * a customer has chosen in the browser, as if it were enlarged, and its layout changes where there is less room for it.
 *
 * @param css rules, or a whole style sheet
 */
export const inRem = (css: string): string =>
  css.replaceAll(lengthOrText, (found: string, px: string | undefined) =>
    px === undefined ? found : px === '0' ? '0' : `${Number(px) / drawnFor}rem`,
  );
