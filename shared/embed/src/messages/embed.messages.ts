import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const embedMessages = defineMessages('embed', en, { es: () => import('./es.json') });
