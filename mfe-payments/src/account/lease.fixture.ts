import { addDays, cents, today, type Lease, type LeaseExtra, type PendingPayment } from '@portal/domain';

/** A current lease of the drawn dashboard; `change` and `extra` replace what a test is about. */
export function leaseFixture(change: Partial<Lease> = {}, extra: Partial<LeaseExtra> = {}): Lease {
  const loanNumber = change.loanNumber ?? 'FW-204418';
  return {
    id: '101',
    uuid: '6f1c2a0e-0000-4000-8000-000000000101',
    loanNumber,
    store: {
      name: 'Harbor Home Furniture',
      phone: '+14785550140',
      street1: '12 Dock St',
      city: 'Macon',
      state: 'GA',
      type: 'Furniture',
    },
    stateCode: null,
    applicationDate: addDays(today(), -400),
    loanDate: addDays(today(), -390),
    term: 18,
    monthlyPayment: cents(8_270),
    lastPaymentDate: addDays(today(), -16),
    totalPaymentsMade: cents(78_560),
    cashPrice: cents(120_000),
    downPaymentRetained: cents(5_000),
    items: [],
    offers: { status: 'listed', offers: [] },
    inCurrent: true,
    inPaidOff: false,
    extra: {
      loanNumber,
      minimumDue: cents(8_420),
      nextDueDate: addDays(today(), 14),
      lastPaymentDate: addDays(today(), -16),
      totalDue: cents(8_420),
      balance: cents(61_240),
      payoffGoodThroughDate: addDays(today(), 5),
      earlyPayoffDueDate: addDays(today(), 28),
      percentPaid: 62,
      paymentsMade: 9,
      paymentsRemaining: 10,
      lateFee: cents(0),
      paymentPerMonth: cents(8_270),
      totalPaid: cents(78_560),
      ...extra,
    },
    ...change,
  };
}

/** The pending payment of `leaseFixture`. */
export function pendingFixture(change: Partial<PendingPayment> = {}): PendingPayment {
  return {
    loanNumber: 'FW-204418',
    amount: cents(8_420),
    amountAch: cents(8_420),
    payAt: addDays(today(), 14),
    ...change,
  };
}
