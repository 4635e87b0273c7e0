import { defineMessages } from '@portal/i18n';
import en from './en.json' with { type: 'json' };

export const cancellationMessages = defineMessages('cancellation', en, { es: () => import('./es.json') });
