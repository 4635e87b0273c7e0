import { inRem } from './in-rem.ts';

interface SheetOptions {
  readonly key: string;
  readonly container: Node;
}

/**
 * Replaces emotion's style sheet, which writes `<style>` elements, by a constructed sheet. Emotion creates another with
 * its `constructor` for each `<Global>`, and removes it with `flush`.
 */
export class AdoptedSheet {
  readonly key: string;
  readonly container: Node;
  readonly nonce = undefined;
  readonly isSpeedy = true;
  before: Element | null = null;
  /** Emotion asks for its length, to see whether there are rules, and for the neighbour of the last. */
  tags: readonly { readonly nextElementSibling: null }[] = [];
  private readonly root: DocumentOrShadowRoot;
  private readonly ruleOf: (rule: string) => string;
  private sheet: CSSStyleSheet | null = null;

  constructor({ key, container }: SheetOptions) {
    this.key = key;
    this.container = container;
    // The container is always the root that `createStyleCache` was given.
    this.root = container as unknown as DocumentOrShadowRoot;
    this.ruleOf = container.nodeType === Node.DOCUMENT_NODE ? inRem : (rule) => rule;
  }

  insert(rule: string): void {
    const sheet = this.sheet ?? this.adopt();
    try {
      sheet.insertRule(this.ruleOf(rule), sheet.cssRules.length);
    } catch {
      // A rule for another browser, `::-moz-focus-inner`: this one does without, as it would in a style sheet.
    }
  }

  /** Only server-rendered styles are ever taken over, and there are none. */
  hydrate(): void {}

  flush(): void {
    this.root.adoptedStyleSheets = this.root.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    this.sheet = null;
    this.tags = [];
  }

  private adopt(): CSSStyleSheet {
    const sheet = new CSSStyleSheet();
    this.sheet = sheet;
    this.tags = [{ nextElementSibling: null }];
    this.root.adoptedStyleSheets = [...this.root.adoptedStyleSheets, sheet];
    return sheet;
  }
}
