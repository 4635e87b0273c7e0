import { defineCatalogue, type Translate } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const paymentsTexts = defineCatalogue('payments', en);

/** What `useTexts(paymentsTexts)` gives. */
export type TranslatePayments = Translate<typeof en>;
