import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const retailersMessages = defineMessages('retailers', en, { es: () => import('./es.json') });
