import { compareDates, type Lease } from '@portal/domain';

export const leaseOrders = ['listed', 'store', 'newest'] as const;

export type LeaseOrder = (typeof leaseOrders)[number];

/**
 * Whether a lease has every word of a search in its store, city, loan number or items. Beside other words, a number is
 * that of a branch: a part of the loan number only when it is the whole search.
 */
export function matchesSearch({ store, loanNumber, items }: Lease, search: string): boolean {
  const text = [store.name, store.city, ...items.map(({ description }) => description)]
    .join(' ')
    .toLowerCase();
  const number = loanNumber.toLowerCase();
  const words = search.trim().toLowerCase().split(/\s+/);
  return words.every(
    (word) => text.includes(word) || (number.includes(word) && (words.length === 1 || /\D/.test(word))),
  );
}

/** Returns leases in an order; `listed` keeps the list's own. Leases without a date come last. */
export function orderLeases<Entry extends { readonly lease: Lease }>(
  entries: readonly Entry[],
  order: LeaseOrder,
): readonly Entry[] {
  if (order === 'listed') return entries;
  if (order === 'store') {
    return entries.toSorted((a, b) =>
      a.lease.store.name.localeCompare(b.lease.store.name, 'en', { numeric: true }),
    );
  }
  return entries.toSorted((a, b) => compareNewest(a.lease, b.lease));
}

function compareNewest(a: Lease, b: Lease): number {
  const [dateA, dateB] = [a.loanDate ?? a.applicationDate, b.loanDate ?? b.applicationDate];
  if (dateA === null || dateB === null) return Number(dateA === null) - Number(dateB === null);
  return compareDates(dateB, dateA);
}
