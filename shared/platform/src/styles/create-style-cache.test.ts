import { AdoptedSheet } from './adopted-sheet.ts';
import { createStyleCache } from './create-style-cache.ts';

/** jsdom has no constructed sheets; this one keeps the rules as they come. */
class FakeSheet {
  readonly cssRules: string[] = [];
  insertRule(rule: string, index: number): number {
    if (rule.startsWith('::-moz')) throw new DOMException('not for this browser', 'SyntaxError');
    this.cssRules.splice(index, 0, rule);
    return index;
  }
  replaceSync(): void {}
}

const adopted = () => document.adoptedStyleSheets as unknown as FakeSheet[];

describe('the page’s styles', () => {
  const original = globalThis.CSSStyleSheet;

  beforeEach(() => {
    globalThis.CSSStyleSheet = FakeSheet as unknown as typeof CSSStyleSheet;
    document.adoptedStyleSheets = [];
  });
  afterEach(() => {
    globalThis.CSSStyleSheet = original;
  });

  it('go into an adopted sheet, in order, and never into a style element', () => {
    const cache = createStyleCache(document);
    cache.sheet.insert('.a{}');
    cache.sheet.insert('.b{}');
    expect(adopted().map(({ cssRules }) => cssRules)).toEqual([['.a{}', '.b{}']]);
    expect(document.querySelector('style')).toBeNull();
  });

  it('leave out a rule that the browser rejects', () => {
    const cache = createStyleCache(document);
    cache.sheet.insert('::-moz-focus-inner{}');
    cache.sheet.insert('.b{}');
    expect(adopted()[0]?.cssRules).toEqual(['.b{}']);
  });

  it('grow with the font size that a customer has chosen in the browser', () => {
    createStyleCache(document).sheet.insert('.a{font-size:14px}');
    expect(adopted()[0]?.cssRules).toEqual(['.a{font-size:0.875rem}']);
  });

  it('of an element of another page depend on no font size of that page', () => {
    const shadow = document.createElement('div').attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [];
    createStyleCache(shadow).sheet.insert('.a{font-size:14px}');
    expect(shadow.adoptedStyleSheets).toMatchObject([{ cssRules: ['.a{font-size:14px}'] }]);
  });

  it('of a global go with it, and the others stay', () => {
    const cache = createStyleCache(document);
    cache.sheet.insert('.a{}');
    const global = new AdoptedSheet({ key: 'p-global', container: document });
    global.insert('body{}');
    expect(adopted()).toHaveLength(2);
    global.flush();
    expect(adopted().map(({ cssRules }) => cssRules)).toEqual([['.a{}']]);
    expect(global.tags).toHaveLength(0);
  });
});
