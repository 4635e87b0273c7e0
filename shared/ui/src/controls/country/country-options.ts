import type { SelectOption } from '../options/option.ts';

/** Returns countries with their names in a language, in its order. An unknown code is shown as it is. */
export function countryOptions(codes: readonly string[], language: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  const { compare } = new Intl.Collator(language);
  return [...new Set(codes)]
    .map((code) => ({ value: code, text: nameOf(code) }))
    .sort((a, b) => compare(a.text, b.text));
}
