import { array, coerce, string, type, unknown, type Infer } from 'superstruct';
import { isTimeZone, type Lease, type LeaseExtra, type LeaseOverview, type LineItem } from '@portal/domain';
import { readOffers } from './offers.ts';
import {
  readPendingPayment,
  readScheduledPayment,
  wirePendingPayments,
  wireScheduledPayment,
} from './payment.ts';
import { readLeaseExtra, wireLeaseExtra, type WireLeaseExtra } from './lease-extra.ts';
import {
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

export function readLeases(wire: WireLeases): LeaseOverview {
  const current = byLoanNumber(wire.current);
  const paidOff = byLoanNumber(wire.paidoff);
  return {
    leases: wire.all.map((lease) => readLease(lease, current, paidOff)),
    pendingPayments: (wire.payments ?? []).map(readPendingPayment),
  };
}

type Extras = ReadonlyMap<string, LeaseExtra>;

function byLoanNumber(wire: readonly WireLeaseExtra[] | null | undefined): Extras {
  return new Map((wire ?? []).map((extra) => [String(extra.LoanNumber), readLeaseExtra(extra)]));
}

function readLease(wire: WireLease, current: Extras, paidOff: Extras): Lease {
  const loanNumber = String(wire.loan_number);
  const own = wire.extra ? readLeaseExtra(wire.extra) : null;
  return {
    id: String(wire.lease_id),
    uuid: String(wire.lease_uuid),
    loanNumber,
    store: {
      name: wire.store_name,
      phone: readMaybeText(wire.store_phone),
      street1: readMaybeText(wire.store_street1),
      city: readMaybeText(wire.store_city),
      state: readMaybeText(wire.store_state),
      type: readMaybeText(wire.store_type),
    },
    stateCode: readMaybeText(wire.state_code),
    applicationDate: readMaybeDate(wire.application_date),
    timeZone: readTimeZone(wire.time_zone),
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
    extra: current.get(loanNumber) ?? paidOff.get(loanNumber) ?? own,
    scheduledPayments: wire.scheduled_payments?.map(readScheduledPayment) ?? null,
  };
}

/** A name that this browser does not know counts as missing. */
function readTimeZone(name: string | null | undefined): string | null {
  const zone = readMaybeText(name);
  return zone !== null && isTimeZone(zone) ? zone : null;
}

function readLineItem(wire: WireLineItem): LineItem {
  return {
    description: wire.description,
    quantity: Number(wire.quantity),
    unitPrice: readMoney(wire.unit_price),
  };
}
