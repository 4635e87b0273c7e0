import { refine, type, type Infer } from 'superstruct';
import type { LeaseExtra } from '@portal/domain';
import {
  maybe,
  maybeDate,
  maybeMoney,
  maybeNumber,
  readMaybeDate,
  readMaybeMoney,
  readMaybeNumber,
  wireId,
  wireNumber,
} from './scalars.ts';

// More than all of the payments, or less than none, is no figure to show.
const percentage = refine(wireNumber, 'percentage', (value) => Number(value) >= 0 && Number(value) <= 100);

/** SHARED-16; PctPymtMade is 0 to 100. */
export const wireLeaseExtra = type({
  LoanNumber: wireId,
  MinDue: maybeMoney,
  nextDueDate: maybeDate,
  lastPaymentdate: maybeDate,
  totalDue: maybeMoney,
  balance: maybeMoney,
  PayoffGoodThruDate: maybeDate,
  EPODueDate: maybeDate,
  PctPymtMade: maybe(percentage),
  NumberPaymentsMade: maybeNumber,
  PaymentsRemaining: maybeNumber,
  LateFee: maybeMoney,
  PymtPerMonth: maybeMoney,
  totalPaid: maybeMoney,
});
export type WireLeaseExtra = Infer<typeof wireLeaseExtra>;

export function readLeaseExtra(wire: WireLeaseExtra): LeaseExtra {
  return {
    loanNumber: String(wire.LoanNumber),
    minimumDue: readMaybeMoney(wire.MinDue),
    nextDueDate: readMaybeDate(wire.nextDueDate),
    lastPaymentDate: readMaybeDate(wire.lastPaymentdate),
    totalDue: readMaybeMoney(wire.totalDue),
    balance: readMaybeMoney(wire.balance),
    payoffGoodThroughDate: readMaybeDate(wire.PayoffGoodThruDate),
    earlyPayoffDueDate: readMaybeDate(wire.EPODueDate),
    percentPaid: readMaybeNumber(wire.PctPymtMade),
    paymentsMade: readMaybeNumber(wire.NumberPaymentsMade),
    paymentsRemaining: readMaybeNumber(wire.PaymentsRemaining),
    lateFee: readMaybeMoney(wire.LateFee),
    paymentPerMonth: readMaybeMoney(wire.PymtPerMonth),
    totalPaid: readMaybeMoney(wire.totalPaid),
  };
}
