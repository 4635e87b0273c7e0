import { paymentSessionState, readPaymentSession } from '@portal/api-contract';
import { calendarDate, cents, type CalendarDate, type Cents } from '@portal/domain';

/** The payment of a reminder that was sent, so that a reload knows what to look up. */
export interface SentPayment {
  readonly amount: Cents;
  readonly date: CalendarDate;
}

/** What the history entry of `/payment-reminder` has: nothing of it is in the address or in a storage. */
export interface ReminderEntry {
  readonly token: string;
  /** Null before the customer has paid. */
  readonly sent: SentPayment | null;
}

/** Reads the state of the history entry; null without the session of a link. */
export function readReminderEntry(state: unknown): ReminderEntry | null {
  const token = readPaymentSession(state);
  if (token === null) return null;
  return { token, sent: readSent((state as { readonly sent?: unknown }).sent) };
}

function readSent(sent: unknown): SentPayment | null {
  if (typeof sent !== 'object' || sent === null || !('amount' in sent) || !('date' in sent)) return null;
  const { amount, date } = sent;
  const day = typeof date === 'string' ? calendarDate(date) : null;
  return Number.isSafeInteger(amount) && day !== null ? { amount: cents(Number(amount)), date: day } : null;
}

/** Returns the state of an entry whose payment is being sent, or was not made after all. */
export const writeReminderEntry = ({ token, sent }: ReminderEntry) => ({
  ...paymentSessionState(token),
  ...(sent === null ? {} : { sent }),
});
