import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import type { Lease, LeaseExtra } from './lease.ts';

/** A current lease with $84.20 due on 2026-12-04, for the tests of the rules. */
export const activeLease: Lease & { readonly extra: LeaseExtra } = {
  id: '12',
  uuid: 'c0ffee',
  loanNumber: 'FW-204418',
  store: {
    name: 'Harbor Home Furniture',
    phone: '+15550110',
    street1: '1 Quay',
    city: 'Macon',
    state: 'GA',
    type: 'HVAC',
  },
  stateCode: 'V',
  applicationDate: day('2026-11-01'),
  timeZone: null,
  loanDate: day('2026-11-03'),
  term: 12,
  monthlyPayment: cents(8_420),
  lastPaymentDate: null,
  totalPaymentsMade: cents(16_840),
  cashPrice: cents(90_000),
  downPaymentRetained: cents(5_000),
  items: [{ description: 'Sofa', quantity: 2, unitPrice: cents(45_000) }],
  offers: { status: 'listed', offers: [] },
  inCurrent: true,
  inPaidOff: false,
  scheduledPayments: null,
  extra: {
    loanNumber: 'FW-204418',
    minimumDue: cents(8_420),
    nextDueDate: day('2026-12-04'),
    lastPaymentDate: day('2026-11-04'),
    totalDue: cents(8_420),
    balance: cents(61_240),
    payoffGoodThroughDate: day('2026-12-31'),
    earlyPayoffDueDate: day('2026-12-04'),
    percentPaid: 31.5,
    paymentsMade: 3,
    paymentsRemaining: 9,
    lateFee: cents(0),
    paymentPerMonth: cents(8_420),
    totalPaid: cents(25_260),
  },
};
