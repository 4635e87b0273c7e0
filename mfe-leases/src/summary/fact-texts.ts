import { formatDate, formatMoney, type CalendarDate, type Cents } from '@portal/domain';

/** Money of a fact; null where it is not known. */
export function moneyFact(amount: Cents | null | undefined): string | null {
  return amount == null ? null : formatMoney(amount);
}

/** A date as MM/DD/YYYY (LEASE-60); null where it is not known. */
export function dateFact(date: CalendarDate | null | undefined): string | null {
  return date == null ? null : formatDate(date);
}
