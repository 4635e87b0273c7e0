import { defineMessages, type Translate } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const paymentsMessages = defineMessages('payments', en, {
  es: async () => ({ default: (await import('./spanish.ts')).spanish }),
});

/** The function that `useMessages(paymentsMessages)` returns. */
export type TranslatePayments = Translate<keyof typeof en>;
