const { dirname, join } = require('node:path');

// For a computed style jsdom matches every rule of every style sheet, parses each of their values again, and copies the
// result: a third of the time of tests of screens, which ask whether something is visible or what it is called. Here the
// rules are looked up by class and tag, and elements share a style that have the same rules, inline style and inherited
// values. Names that begin with `_` are jsdom's own.

const root = dirname(require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] }));
const ofJsdom = (path) => require(join(root, 'jsdom', path));
const { implForWrapper, wrapperForImpl } = ofJsdom('living/generated/utils.js');

// jsdom's modules keep the functions that they find: each is replaced before those are loaded that use it.
const selectors = ofJsdom('living/helpers/selectors.js');
const { matchesDontThrow: match } = selectors; // cspell:ignore Dont
selectors.matchesDontThrow = (element, selector) =>
  element === asked.element ? asked.matching.has(selector) : match(element, selector);

const styleRules = ofJsdom('living/helpers/style-rules.js');
const { getDeclarationForElement: declare } = styleRules;

/** The element whose style jsdom makes, and the selectors that match it. */
let asked = { element: null, matching: new Set() };

const cssom = require(require.resolve('rrweb-cssom', { paths: [root] })); // cspell:ignore cssom rrweb
const defaultSheet = cssom.parse(ofJsdom('browser/default-stylesheet.js'));

const inherited = Object.entries(styleRules.propertiesWithResolvedValueImplemented)
  .filter(([, property]) => property.inherited)
  .map(([name]) => name);

/**
 * Returns what an element must have one of to match a list of selectors: a class (`.name`) or a tag (`NAME`) of what
 * stands last in each. Null where a selector needs neither, or can't be read so simply.
 *
 * @param {string | undefined} selector of a rule; a font's has none
 */
function readNeeds(selector) {
  if (selector === undefined || /[\\|]/.test(selector)) return null;
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

function whatItHas(element) {
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  return [element._localName.toUpperCase(), ...classes.map((name) => `.${name}`)];
}

/** Rules in their order; those for a screen stand for the media rule that has them. */
const rulesOf = (sheet) =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
  });

/** What is known of each rule: its `needs`, and an `id` that only those have that say the same. */
const facts = new WeakMap();
const ids = new Map();

function factsOf(rule) {
  if (!facts.has(rule)) {
    if (!ids.has(rule.cssText)) ids.set(rule.cssText, ids.size);
    facts.set(rule, { needs: readNeeds(rule.selectorText), id: ids.get(rule.cssText) });
  }
  return facts.get(rule);
}

/** The rules of some style sheets, by what an element needs to match them. */
class Rules {
  constructor(sheets) {
    this.seen = sheets.map(({ cssRules }) => ({ cssRules, length: cssRules.length, last: cssRules.at(-1) }));
    this.byNeed = new Map();
    this.ofAny = [];
    for (const [place, rule] of sheets.flatMap(rulesOf).entries()) {
      const { needs, id } = factsOf(rule);
      const entry = { place, id, selectorText: rule.selectorText };
      if (needs === null) this.ofAny.push(entry);
      for (const need of new Set(needs)) {
        if (!this.byNeed.has(need)) this.byNeed.set(need, []);
        this.byNeed.get(need).push(entry);
      }
    }
  }

  areOf(sheets) {
    return (
      sheets.length === this.seen.length &&
      sheets.every(({ cssRules }, index) => {
        const seen = this.seen[index];
        return cssRules === seen.cssRules && cssRules.length === seen.length && cssRules.at(-1) === seen.last;
      })
    );
  }

  /** Returns the rules that match, each once, in their order. */
  matching(element) {
    const rules = new Set(this.ofAny);
    for (const need of whatItHas(element)) for (const rule of this.byNeed.get(need) ?? []) rules.add(rule);
    return [...rules]
      .filter(({ selectorText }) => match(element, selectorText))
      .sort((one, other) => one.place - other.place);
  }
}

const rulesOfDocuments = new WeakMap();

function rulesFor(document) {
  const sheets = [defaultSheet, ...document.styleSheets._list];
  let rules = rulesOfDocuments.get(document);
  if (!rules?.areOf(sheets)) rulesOfDocuments.set(document, (rules = new Rules(sheets)));
  return rules;
}

/** Declarations and styles of all documents, by what they are made of. */
const declarations = new Map();
const computedStyles = new Map();

/** What is known as long as the document does not change: jsdom then begins with another object. */
const untilChange = new WeakMap();

function knownOf(document) {
  document._styleCache ??= new WeakMap();
  let known = untilChange.get(document._styleCache);
  if (!known) {
    known = { rules: rulesFor(document), keys: new WeakMap(), styles: new WeakMap() };
    untilChange.set(document._styleCache, known);
  }
  return known;
}

/** The classes of a page in quirks mode match in any case: it is left to jsdom. */
const isLeftToJsdom = (document) => document.compatMode !== 'CSS1Compat';

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  const before = document._styleCache?.get(element);
  if (before || isLeftToJsdom(document)) return before ?? declare(element);
  const { rules, keys } = knownOf(document);
  const matching = rules.matching(element);
  const key = `${matching.map(({ id }) => id)};${element.style.cssText}`;
  keys.set(element, key);
  let declaration = declarations.get(key);
  if (!declaration) {
    asked = { element, matching: new Set(matching.map(({ selectorText }) => selectorText)) };
    declaration = declare(element);
    asked = { element: null, matching: new Set() };
    declarations.set(key, declaration);
  }
  document._styleCache.set(element, declaration);
  return declaration;
};

/**
 * Makes a window share computed styles.
 *
 * @param {Window} window
 */
exports.shareComputedStyles = (window) => {
  const { getComputedStyle } = window;

  function computedStyle(element) {
    styleRules.getDeclarationForElement(element);
    const { keys, styles } = knownOf(element._ownerDocument);
    const before = styles.get(element);
    if (before) return before;
    const parent = element.parentElement && computedStyle(element.parentElement);
    const values = parent ? inherited.map((property) => parent.getPropertyValue(property)) : [];
    const key = [keys.get(element), ...values].join(';');
    const style = computedStyles.get(key) ?? getComputedStyle(wrapperForImpl(element));
    computedStyles.set(key, style);
    styles.set(element, style);
    return style;
  }

  window.getComputedStyle = (wrapper, pseudo) => {
    const element = implForWrapper(wrapper);
    const isPlain = element?._ownerDocument && (pseudo ?? null) === null;
    if (!isPlain || isLeftToJsdom(element._ownerDocument)) return getComputedStyle(wrapper, pseudo);
    return computedStyle(element);
  };
};
