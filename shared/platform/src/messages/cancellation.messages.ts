import { defineMessages } from '@portal/i18n';
import en from './cancellation.en.json' with { type: 'json' };

export const cancellationMessages = defineMessages('cancellation', en, {
  es: () => import('./cancellation.es.json'),
});
