import type { StyleRoot } from '../styles/create-style-cache.ts';
import { showTheme, storedTheme, storeTheme, themeKey, themeOf } from './stored-theme.ts';
import type { Theme, ThemeChoice } from './theme.ts';

/** The theme with what its host needs to end it. */
export interface HostTheme {
  readonly theme: Theme;
  /** Removes its listener from the page. */
  dispose(): void;
}

/**
 * Creates the theme of a page, in the choice that is stored, and shows it on the root's element. While nothing is
 * chosen, the element stays as its host made it.
 */
export function createTheme(root: StyleRoot): HostTheme {
  const element = 'documentElement' in root ? root.documentElement : (root.host as HTMLElement);
  const listeners = new Set<() => void>();
  let choice = storedTheme();
  if (choice !== 'system') showTheme(element, choice);

  function show(next: ThemeChoice) {
    choice = next;
    showTheme(element, next);
    for (const listener of listeners) listener();
  }

  /** The event comes from other tabs only; its key is null when one of them has cleared the whole storage. */
  function follow({ key, newValue }: StorageEvent) {
    if (key === themeKey || key === null) show(themeOf(newValue));
  }
  addEventListener('storage', follow);

  return {
    theme: {
      get choice() {
        return choice;
      },
      choose(next) {
        storeTheme(next);
        show(next);
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    dispose: () => removeEventListener('storage', follow),
  };
}
