const { dirname, join } = require('node:path');

const jsdom = dirname(require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] }));
const { implForWrapper } = require(join(jsdom, 'jsdom/living/generated/utils.js'));

/**
 * Makes a window keep the computed style of each element until its document changes. jsdom keeps which rules match, for
 * as long, but parses each of their values anew for every question; and whether something is visible, or what it is
 * called, is asked of all its ancestors again for each element that a test looks at.
 *
 * @param {Window} window
 */
exports.keepComputedStyles = (window) => {
  const { getComputedStyle } = window;
  /** By what jsdom keeps the matching rules in, which is another object after each change. */
  const kept = new WeakMap();

  window.getComputedStyle = (element, pseudo) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (!document || (pseudo !== undefined && pseudo !== null)) return getComputedStyle(element, pseudo);
    const before = kept.get(document._styleCache)?.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
};
