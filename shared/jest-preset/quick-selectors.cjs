const { dirname, join } = require('node:path');

// For the computed style of one element jsdom matches every rule of every style sheet, for each of which its selector
// engine walks through the selector: a third of the time of tests of screens. Most rules need a class or a tag that the
// element does not have, which is seen at once.

const jsdom = dirname(require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] }));
// Before jsdom itself, whose modules keep the function that they find here.
const selectors = require(join(jsdom, 'jsdom/living/helpers/selectors.js'));

/**
 * Returns what an element must have one of to match a list of selectors: a class (`.name`) or a tag (`NAME`) of what
 * stands last in each. Null where a selector needs neither, or can't be read so simply.
 *
 * @param {string} selector
 */
function readNeeds(selector) {
  if (/[\\|]/.test(selector)) return null;
  let simple = selector.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/\[[^\]]*\]/g, ':attribute');
  while (/\([^()]*\)/.test(simple)) simple = simple.replaceAll(/\([^()]*\)/g, '');
  const needs = simple.split(',').map((one) => {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    const [className] = /\.[\w-]+/.exec(last) ?? [];
    return className ?? tag?.toUpperCase();
  });
  return needs.includes(undefined) ? null : needs;
}

const needed = new Map();

/** What the element of the last question has: all rules are asked of one element, then of the next. */
let last = { element: null, version: -1, has: new Set() };

function whatItHas(element) {
  if (last.element !== element || last.version !== element._version) {
    const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
    const has = new Set([element._localName.toUpperCase(), ...classes.map((name) => `.${name}`)]);
    last = { element, version: element._version, has };
  }
  return last.has;
}

/** A rule without a selector, such as a font's, is left to the engine; so are the classes of a page in quirks mode. */
function couldMatch(element, selector) {
  if (selector === undefined || element._ownerDocument.compatMode !== 'CSS1Compat') return true;
  let needs = needed.get(selector);
  if (needs === undefined) needed.set(selector, (needs = readNeeds(selector)));
  if (needs === null) return true;
  const has = whatItHas(element);
  return needs.some((need) => has.has(need));
}

const { matchesDontThrow: match } = selectors; // cspell:ignore Dont

selectors.matchesDontThrow = (element, selector) => couldMatch(element, selector) && match(element, selector);
