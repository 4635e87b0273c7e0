import { storedChoice } from '../choice/stored-choice.ts';

/** What the customer chose to see; `system` is what the device is set to. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Every choice, in the order in which they are offered. */
export const themeChoices = ['system', 'light', 'dark'] as const;

export const storedTheme = storedChoice('portal.theme', themeChoices);

/** Draws the element's page as chosen: the brand's style sheet obeys `data-scheme`, and the device where it is missing. */
export function showTheme(element: HTMLElement, choice: ThemeChoice): void {
  if (choice === 'system') delete element.dataset['scheme'];
  else element.dataset['scheme'] = choice;
}
