import { formatDate, formatMoney, type CalendarDate, type Cents } from '@portal/domain';

/** Formats the money of a fact; returns null where it is not known. */
export function moneyValue(amount: Cents | null | undefined): string | null {
  return amount == null ? null : formatMoney(amount);
}

/** Formats the date of a fact as MM/DD/YYYY (LEASE-60); returns null where it is not known. */
export function dateValue(date: CalendarDate | null | undefined): string | null {
  return date == null ? null : formatDate(date);
}
