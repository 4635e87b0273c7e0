import { compareDates } from '../dates/calendar-date.ts';
import type { PaymentRecord } from '../entities/payment.ts';

/** Compares for sorting a payment history: the newest first; on one day the higher payment number first. */
export function byNewest(a: PaymentRecord, b: PaymentRecord): number {
  return compareDates(b.date, a.date) || b.id.localeCompare(a.id, 'en', { numeric: true });
}
