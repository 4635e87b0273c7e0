import { storedChoice } from '../choice/stored-choice.ts';

/** A language of the portal, a BCP 47 tag. */
export type Language = (typeof languages)[number];

/** Every language, the default first (SHARED-69, OP-95). */
export const languages = ['en', 'es'] as const;

/** Each language in its own words, for those who read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export const storedLanguage = storedChoice('portal.language', languages);

/** Says which language the element's page is in, for those who hear it and for the browser's own translation. */
export function showLanguage(element: HTMLElement, language: Language): void {
  element.lang = language;
}
