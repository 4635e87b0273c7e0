import { defineMessages, type Translate } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const paymentsMessages = defineMessages('payments', en);

/** What `useMessages(paymentsMessages)` gives. */
export type TranslatePayments = Translate<typeof en>;
