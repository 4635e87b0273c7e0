import core from './core.en.json' with { type: 'json' };
import widgets from './en.json' with { type: 'json' };
import { useTextsOf, type TextsOf } from './use-core-texts.ts';

const english = { ...core, ...widgets };

export type UiTextKey = keyof typeof english;
export type UiTexts = TextsOf<UiTextKey>;

/** All words of the kit in the language in force; for widgets, which bring more of them than every screen needs. */
export function useUiTexts(): UiTexts {
  return useTextsOf(english);
}
