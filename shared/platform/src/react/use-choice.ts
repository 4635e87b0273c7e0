import { useSyncExternalStore } from 'react';
import type { Choice } from '../choice/choice.ts';
import type { Language } from '../language/language.ts';
import type { ThemeChoice } from '../theme/theme.ts';
import { usePlatform } from './platform-context.ts';

type Chosen<Value extends string> = Pick<Choice<Value>, 'choice' | 'choose'>;

/** Returns the theme that the customer chose, and how to choose another; renders again when it changes. */
export const useTheme = (): Chosen<ThemeChoice> => useChoice(usePlatform().theme);

/** Returns the language that the customer chose, and how to choose another; renders again when it changes. */
export const useLanguage = (): Chosen<Language> => useChoice(usePlatform().language);

function useChoice<Value extends string>(made: Choice<Value>): Chosen<Value> {
  const choice = useSyncExternalStore(made.subscribe, () => made.choice);
  return { choice, choose: made.choose };
}
