import type { Page } from '@playwright/test';

/**
 * Makes every word on the page 40 % longer, as in a language that needs more letters than English, and returns the texts
 * that then reach beyond the edges of the window or of the control that they are in. Figures and the brand's
 * name, which are the same in every language, stay. The page is left as it was.
 */
export function brokenByLongerTexts(page: Page, brandName: string): Promise<readonly string[]> {
  return page.evaluate((name) => {
    const words = /\p{L}{2,}/gu;
    const longer = (word: string) =>
      word === name ? word : word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase();
    const changed: (readonly [node: Text, text: string])[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!node.parentElement?.closest('script, style, template, noscript, svg, textarea, iframe'))
        changed.push([node as Text, text]);
    }
    for (const [node, text] of changed) node.nodeValue = text.replace(words, longer);

    const right = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > right) found.push('the page scrolls sideways');
    for (const [node, text] of changed) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left: from, right: to, width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      let holder: Element | null = element;
      // What is cut off on purpose, or scrolls within itself, does not reach beyond.
      while (holder && getComputedStyle(holder).overflowX === 'visible') holder = holder.parentElement;
      if (holder && holder !== document.documentElement && holder !== document.body) continue;
      const control = element.closest('button, a, [role=tab], label, legend')?.getBoundingClientRect();
      const outside = (box: { readonly left: number; readonly right: number }) =>
        from < box.left - 1 || to > box.right + 1;
      if (outside({ left: 0, right })) found.push(`"${text}" reaches beyond the window`);
      else if (control && control.width > 0 && outside(control))
        found.push(`"${text}" reaches beyond its control`);
    }
    for (const [node, text] of changed) node.nodeValue = text;
    return found;
  }, brandName);
}
