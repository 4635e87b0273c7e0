import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../theme/theme.ts';
import { usePlatform } from './platform-context.ts';

/** Returns the theme that the customer chose, and how to choose another; renders again when it changes. */
export function useTheme(): { readonly choice: ThemeChoice; choose(choice: ThemeChoice): void } {
  const { theme } = usePlatform();
  const choice = useSyncExternalStore(theme.subscribe, () => theme.choice);
  return { choice, choose: theme.choose };
}
