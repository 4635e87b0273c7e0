export { createI18n } from './create-i18n.ts';
export { english } from './english.ts';
export type { I18n } from './i18n.ts';
export { I18nContext } from './i18n-context.ts';
export { defineMessages, type MessageCatalogue } from './message-catalogue.ts';
export { useI18n } from './use-i18n.ts';
export { useMessages, type Translate } from './use-messages.ts';
