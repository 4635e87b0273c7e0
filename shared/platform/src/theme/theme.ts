import { storedChoice } from '../choice/stored-choice.ts';

/** What the customer chose to see; `system` is what the device is set to. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Every choice, in the order in which they are offered. */
export const themeChoices = ['system', 'light', 'dark'] as const;

export const storedTheme = storedChoice('portal.theme', themeChoices);

/** Marks the element that says the scheme of a part of somebody else's page. */
export const schemeRootAttribute = 'data-portal-root';

/** Returns the element that says in which scheme another one is drawn: that of its part of the page, or the page's own. */
export function schemeRootOf(element: Element): Element {
  return element.closest(`[${schemeRootAttribute}]`) ?? document.documentElement;
}

/** Draws the element's page as chosen: the brand's style sheet obeys `data-scheme`, and the device where it is missing. */
export function showTheme(element: HTMLElement, choice: ThemeChoice): void {
  if (choice === 'system') delete element.dataset['scheme'];
  else element.dataset['scheme'] = choice;
}
