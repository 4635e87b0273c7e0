import type { SelectOption } from '../options/option.ts';

/** Countries by their names in a language, in its order. A code that is none is shown as it is. */
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
