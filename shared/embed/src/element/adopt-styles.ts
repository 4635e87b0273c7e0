import { schemeRootAttribute } from '@portal/platform';
import type { BrandKey, ElementStyleSheets } from '@portal/ui/theme';
import { elementStyleSheets } from '@portal/ui/theme';

/** Selector of the one element in the shadow root that everything is drawn in. */
const root = `[${schemeRootAttribute}]`;

/** Gives a shadow root the styles of a brand, and the document its fonts. Returns a function that takes them back. */
export function adoptStyles(shadow: ShadowRoot, brand: string, fontUrl: string): () => void {
  const sheets = elementStyleSheets(brand as BrandKey, { fontUrl, root });
  const stops = [adopt(document, sheets.document), adopt(shadow, sheets.shadow)];
  return () => {
    for (const stop of stops) stop();
    // Those of emotion, which end with the element.
    shadow.adoptedStyleSheets = [];
  };
}

function adopt(tree: DocumentOrShadowRoot, text: ElementStyleSheets[keyof ElementStyleSheets]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
  return () => {
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
