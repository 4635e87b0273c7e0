/** Returns the content file with the prerendered pages of a language. */
export const translatedPages = (language: string): string => `prerendered.${language}.html`;
