import type { PaymentMethodType } from '@portal/domain';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { methodOfEntry, paymentStates, stateOfEntry, type PaymentState } from '../status/payment-state.ts';

/** Which payments of the history to show; null shows all. */
export interface HistoryFilter {
  /** A loan number. */
  readonly lease: string | null;
  readonly status: PaymentState | null;
  readonly method: PaymentMethodType | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filter from the query of `/payment-history`; what it does not know filters nothing. */
export function readHistoryFilter(search: string): HistoryFilter {
  const query = new URLSearchParams(search);
  return {
    lease: query.get('lease') || null,
    status: oneOf(paymentStates, query.get('status')),
    method: oneOf(['card', 'bank'], query.get('method')),
  };
}

/** Returns the payments that pass the filter, in their order. */
export function filterPayments(
  payments: readonly HistoryEntry[],
  { lease, status, method }: HistoryFilter,
): readonly HistoryEntry[] {
  return payments.filter(
    (entry) =>
      (lease === null || entry.payment.loanNumber === lease) &&
      (status === null || stateOfEntry(entry) === status) &&
      (method === null || methodOfEntry(entry) === method),
  );
}

/** What the payments leave to choose from; a filter with less than two choices is not offered. */
export interface FilterChoices {
  readonly leases: readonly { readonly loanNumber: string; readonly store: string | null }[];
  readonly statuses: readonly PaymentState[];
  readonly methods: readonly PaymentMethodType[];
}

/** Returns the leases, statuses and methods that payments have. */
export function filterChoices(payments: readonly HistoryEntry[]): FilterChoices {
  const stores = new Map(
    payments.map(({ payment, lease }) => [payment.loanNumber, lease?.store.name ?? null]),
  );
  const states = new Set(payments.map(stateOfEntry));
  const methods = new Set(payments.map(methodOfEntry));
  return {
    leases: [...stores].map(([loanNumber, store]) => ({ loanNumber, store })),
    statuses: paymentStates.filter((state) => states.has(state)),
    methods: (['card', 'bank'] as const).filter((method) => methods.has(method)),
  };
}
