import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';
import type { BankAccount, Card } from './payment-method.ts';

/** The default method as a reminder's link names it: without the digits that its customer has to type. */
export type LinkedMethod =
  | Pick<Card, 'type' | 'network'>
  | (Pick<BankAccount, 'type' | 'bank'> & { readonly payer: string });

/** The one payment that the link of a reminder leads to, and nothing else of its account (OP-103). */
export type LinkedPayment = {
  readonly leaseUuid: string;
  readonly loanNumber: string;
  readonly storeName: string;
  /** The due date that the reminder was about. */
  readonly dueOn: CalendarDate;
} & (
  | {
      readonly status: 'due';
      readonly amount: Cents;
      /** The lease's today, on which it would be paid. */
      readonly date: CalendarDate;
      /** In which `date` is today; null where the backend does not say it. */
      readonly timeZone: string | null;
      readonly method: LinkedMethod;
    }
  /**
   * Why it can't be paid by the link: it has been paid or is scheduled since the reminder, a payment of the lease is being
   * processed, or the customer has no default method, or one that can't pay.
   */
  | { readonly status: 'paid' | 'scheduled' | 'processing' | 'no-method' | 'unusable-method' }
);

/** How many wrong last four digits end a link. */
export const mostWrongDigits = 3;

/** Whether a text may be the last four digits of a card or an account. */
export const isLastFour = (text: string) => /^\d{4}$/.test(text);
