import { localStorageIfAllowed } from '../storage/local-storage-if-allowed.ts';
import { themeChoices, type ThemeChoice } from './theme.ts';

/** Where the choice is stored in the browser. */
export const themeKey = 'portal.theme';

/** Returns the choice that a stored text stands for; `system` for none, and for a text that is no choice. */
export function themeOf(text: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

/** Returns the stored choice; `system` when none is stored or storage is forbidden. Never throws. */
export function storedTheme(): ThemeChoice {
  try {
    return themeOf(localStorageIfAllowed()?.getItem(themeKey) ?? null);
  } catch {
    return 'system';
  }
}

/** Stores the choice, where the browser allows it. Never throws. */
export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorageIfAllowed()?.setItem(themeKey, choice);
  } catch {
    // It holds for this page; only another visit begins anew.
  }
}

/** Draws the element's page as chosen: the brand's style sheet obeys `data-scheme`, and the device where it is missing. */
export function showTheme(element: HTMLElement, choice: ThemeChoice): void {
  if (choice === 'system') delete element.dataset['scheme'];
  else element.dataset['scheme'] = choice;
}
