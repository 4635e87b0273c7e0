import { defineMessages } from '@portal/i18n';
import en from './en.json' with { type: 'json' };

/** The few messages of the platform itself. */
export const platformMessages = defineMessages('platform', en, { es: () => import('./es.json') });
