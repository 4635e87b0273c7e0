import { array, coerce, string, type, unknown, type Infer } from 'superstruct';
import type { Lease, LeaseOverview, LeasePart, LineItem } from '@portal/domain';
import { readOffers } from './offers.ts';
import {
  readPendingPayment,
  readScheduledPayment,
  wirePendingPayment,
  wirePendingPayments,
  wireScheduledPayment,
} from './payment.ts';
import { matches, withoutMalformed, type Repaired } from './repair.ts';
import { readLeaseExtra, wireLeaseExtra, type WireLeaseExtra } from './lease-extra.ts';
import {
  isNullish,
  isRecord,
  maybe,
  maybeDate,
  maybeMoney,
  maybeNumber,
  maybeText,
  readMaybeDate,
  readMaybeMoney,
  readMaybeNumber,
  readMaybeText,
  readMoney,
  readTimeZone,
  wireId,
  wireMoney,
  wireNumber,
} from './scalars.ts';

/** SHARED-17. */
export const wireLineItem = type({ description: string(), quantity: wireNumber, unit_price: wireMoney });
type WireLineItem = Infer<typeof wireLineItem>;

const withItems = maybe(type({ items: maybe(array(wireLineItem)) }));

/** SHARED-13, SHARED-14. `readOffers` reads `application_result` and `offer_amounts`, because they alone may be broken. */
export const wireLease = type({
  lease_id: wireId,
  lease_uuid: wireId,
  loan_number: wireId,
  store_name: string(),
  store_phone: maybeText,
  store_street1: maybeText,
  store_city: maybeText,
  store_state: maybeText,
  store_type: maybeText,
  state_code: maybeText,
  application_date: maybeDate,
  time_zone: maybeText,
  due_day: maybeNumber,
  application_result: unknown(),
  offer_amounts: unknown(),
  date_of_loan: maybeDate,
  term: maybeNumber,
  monthly_payment: maybeMoney,
  last_payment_date: maybeDate,
  total_payments_made: maybeMoney,
  lease_params: withItems,
  computation: withItems,
  extended: maybe(type({ cash_price: maybeMoney, down_payment_retained_1st: maybeMoney })),
  extra: maybe(wireLeaseExtra),
  /** Not in the specification: a portal asks a backend without them for those of each lease. */
  scheduled_payments: maybe(array(wireScheduledPayment)),
});
export type WireLease = Infer<typeof wireLease>;

// A list, or an object with the loan numbers as keys (API-25); PHP writes an empty object as an empty list.
const extras = coerce(array(wireLeaseExtra), unknown(), (data) =>
  isRecord(data) ? Object.values(data) : data,
);

/** The answer of GET leases (OP-49). */
export const wireLeases = type({
  all: array(wireLease),
  current: maybe(extras),
  payments: maybe(wirePendingPayments),
  paidoff: maybe(extras),
});
export type WireLeases = Infer<typeof wireLeases>;

/** Under a key that no JSON has: which parts of a lease or of an account were malformed, and so are missing. */
const malformed = Symbol('malformed');

interface WithMalformed {
  readonly [malformed]?: readonly LeasePart[];
}

/**
 * Returns the answer of GET leases without what is malformed in it, so that one broken date or item does not hold up the
 * list: a field that may be missing is null, and a lease or an account that can't be told from others is left out and
 * counted. An answer in another shape stays as it is.
 */
export function repairLeases(data: unknown): Repaired {
  if (!isRecord(data) || !Array.isArray(data.all)) return { data, unreadable: 0 };
  const all = data.all.map(repairLease);
  const current = repairExtras(data.current);
  const paidoff = repairExtras(data.paidoff);
  const leases = all.filter((lease) => matches(lease, wireLease));
  return {
    data: {
      ...data,
      all: leases,
      current: current.extras,
      paidoff: paidoff.extras,
      payments: repairPending(data.payments),
    },
    unreadable: all.length - leases.length + current.unreadable + paidoff.unreadable,
  };
}

function repairLease(value: unknown): unknown {
  if (!isRecord(value) || matches(value, wireLease)) return value;
  const isNamed = matches(value.store_name, string());
  // Some scheduled payments without the others would add up to too little.
  const areScheduled = matches(value.scheduled_payments, wireLease.schema.scheduled_payments);
  const repaired = withoutMalformed(
    {
      ...value,
      ...(isNamed ? {} : { store_name: String(value.loan_number) }),
      ...(areScheduled ? {} : { scheduled_payments: null }),
    },
    wireLease,
  );
  if (!isRecord(repaired)) return repaired;
  const parts = Object.keys(wireLease.schema).flatMap((name) =>
    repaired[name] === value[name] ? [] : [partOf[name] ?? 'details'],
  );
  return { ...repaired, [malformed]: [...new Set(parts)] };
}

const partOf: Readonly<Record<string, LeasePart>> = {
  computation: 'items',
  lease_params: 'items',
  extra: 'account',
  scheduled_payments: 'scheduled-payments',
};

function repairExtras(data: unknown): { readonly extras: unknown; readonly unreadable: number } {
  if (isNullish(data)) return { extras: data, unreadable: 0 };
  const list = isRecord(data) ? Object.values(data) : data;
  if (!Array.isArray(list)) return { extras: null, unreadable: 1 };
  const extras = list.map(repairExtra).filter((extra) => matches(extra, wireLeaseExtra));
  return { extras, unreadable: list.length - extras.length };
}

function repairExtra(extra: unknown): unknown {
  const repaired = withoutMalformed(extra, wireLeaseExtra);
  return repaired !== extra && isRecord(repaired) ? { ...repaired, [malformed]: ['account'] } : repaired;
}

/** The account says what is due where the pending payment does not. */
function repairPending(data: unknown): unknown {
  return Array.isArray(data)
    ? data
        .map((pending) => withoutMalformed(pending, wirePendingPayment))
        .filter((pending) => matches(pending, wirePendingPayment))
    : data;
}

export function readLeases(wire: WireLeases, _meta: unknown, unreadable: number): LeaseOverview {
  const current = byLoanNumber(wire.current);
  const paidOff = byLoanNumber(wire.paidoff);
  return {
    leases: wire.all.map((lease) => readLease(lease, current, paidOff)),
    pendingPayments: (wire.payments ?? []).map(readPendingPayment),
    unreadable,
  };
}

type Extras = ReadonlyMap<string, WireLeaseExtra & WithMalformed>;

function byLoanNumber(wire: readonly WireLeaseExtra[] | null | undefined): Extras {
  return new Map((wire ?? []).map((extra) => [String(extra.LoanNumber), extra]));
}

function readLease(wire: WireLease & WithMalformed, current: Extras, paidOff: Extras): Lease {
  const loanNumber = String(wire.loan_number);
  const listed = current.get(loanNumber) ?? paidOff.get(loanNumber);
  const extra = listed ?? wire.extra ?? null;
  return {
    id: String(wire.lease_id),
    uuid: String(wire.lease_uuid),
    loanNumber,
    store: {
      // A lease without its store's name goes by its number.
      name: readMaybeText(wire.store_name) ?? loanNumber,
      phone: readMaybeText(wire.store_phone),
      street1: readMaybeText(wire.store_street1),
      city: readMaybeText(wire.store_city),
      state: readMaybeText(wire.store_state),
      type: readMaybeText(wire.store_type),
    },
    stateCode: readMaybeText(wire.state_code),
    applicationDate: readMaybeDate(wire.application_date),
    timeZone: readTimeZone(wire.time_zone),
    dueDay: readDueDay(wire.due_day),
    loanDate: readMaybeDate(wire.date_of_loan),
    term: readMaybeNumber(wire.term),
    monthlyPayment: readMaybeMoney(wire.monthly_payment),
    lastPaymentDate: readMaybeDate(wire.last_payment_date),
    totalPaymentsMade: readMaybeMoney(wire.total_payments_made),
    cashPrice: readMaybeMoney(wire.extended?.cash_price),
    downPaymentRetained: readMaybeMoney(wire.extended?.down_payment_retained_1st),
    items: (wire.computation?.items ?? wire.lease_params?.items ?? []).map(readLineItem),
    offers: readOffers(wire.application_result, wire.offer_amounts),
    inCurrent: current.has(loanNumber),
    inPaidOff: paidOff.has(loanNumber),
    extra: extra && readLeaseExtra(extra),
    unreadable: [...new Set([...(wire[malformed] ?? []), ...(listed?.[malformed] ?? [])])],
    scheduledPayments: wire.scheduled_payments?.map(readScheduledPayment) ?? null,
  };
}

/** A number that is not a day of a month counts as missing. */
function readDueDay(value: number | string | null | undefined): number | null {
  const day = readMaybeNumber(value);
  return day !== null && Number.isInteger(day) && day >= 1 && day <= 31 ? day : null;
}

function readLineItem(wire: WireLineItem): LineItem {
  return {
    description: wire.description,
    quantity: Number(wire.quantity),
    unitPrice: readMoney(wire.unit_price),
  };
}
