import { addDays, cents, dueOf, getToday, type PendingPayment } from '@portal/domain';
import { sampleLease, samplePendingPayment } from '../fixtures/lease.ts';
import { batchLeases, batchTotal } from './batch-leases.ts';

const today = getToday();

function needs(pending: Partial<PendingPayment>, scheduledCents: number | null = null) {
  const scheduledPayments =
    scheduledCents === null ? [] : [{ amount: cents(scheduledCents), payAt: today, createdAt: today }];
  const lease = sampleLease({ scheduledPayments });
  const one = samplePendingPayment(pending);
  return batchLeases([dueOf(lease, one, 'card', today)], { pendingPayments: [one] }, 'card').map(
    ({ amount, isDue }) => ({ amount, isDue }),
  );
}

describe('what leases need in one go', () => {
  it.each([
    ['overdue', { payAt: addDays(today, -7) }, null, [{ amount: 8_420, isDue: true }]],
    ['overdue, with a payment of today in process', { payAt: addDays(today, -7) }, 8_420, []],
    ['due today', { payAt: today }, null, [{ amount: 8_420, isDue: true }]],
    ['due later', { payAt: addDays(today, 1) }, null, [{ amount: 8_420, isDue: false }]],
    ['partly scheduled', { payAt: today }, 8_000, [{ amount: 420, isDue: true }]],
    ['all scheduled', { payAt: today }, 8_420, []],
    ['nothing due', { amount: cents(0), amountAch: cents(0) }, null, []],
  ])('PAY-22: a lease that is %s', (_, pending, scheduled, expected) => {
    expect(needs(pending, scheduled)).toEqual(expected);
  });

  it('is summed up in cents', () => {
    expect(batchTotal([{ amount: cents(10) }, { amount: cents(20) }])).toBe(30);
    expect(batchTotal([])).toBe(0);
  });
});
