import { defineMessages, type Translate } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const profileMessages = defineMessages('profile', en, { es: () => import('./es.json') });

/** The function that `useMessages(profileMessages)` returns. */
export type TranslateProfile = Translate<keyof typeof en>;
