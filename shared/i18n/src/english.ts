import { createI18n } from './create-i18n.ts';

/** Messages where nobody has chosen a language: outside components, and in a page that gives none. */
export const english = createI18n();
