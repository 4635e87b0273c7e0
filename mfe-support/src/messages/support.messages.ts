import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const supportMessages = defineMessages('support', en, { es: () => import('./es.json') });
