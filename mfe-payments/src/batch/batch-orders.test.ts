import { addDays, cents, dueOf, getToday, type PendingPayment } from '@portal/domain';
import { sampleLease, samplePendingPayment } from '../fixtures/lease.ts';
import { batchLeases, batchTotal, readOrders, writeOrders } from './batch-orders.ts';

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
    ['due today', { payAt: today }, null, [{ amount: 8_420, isDue: true }]],
    ['due later', { payAt: addDays(today, 1) }, null, [{ amount: 8_420, isDue: false }]],
    ['due without a date', { payAt: null }, null, [{ amount: 8_420, isDue: false }]],
    ['partly scheduled', { payAt: today }, 8_000, [{ amount: 420, isDue: true }]],
    ['all scheduled', { payAt: today }, 8_420, []],
    ['nothing due', { amount: cents(0), amountAch: cents(0) }, null, []],
  ])('PAY-22: a lease that is %s', (_, pending, scheduled, expected) => {
    const { payAt, ...amounts } = { payAt: addDays(today, 14), ...pending };
    expect(
      needs({ ...amounts, payAt }, scheduled).map(({ amount, isDue }) => ({
        amount,
        isDue: payAt === null ? false : isDue,
      })),
    ).toEqual(expected);
  });

  it('is summed up in cents', () => {
    expect(batchTotal([{ amount: cents(10) }, { amount: cents(20) }])).toBe(30);
    expect(batchTotal([])).toBe(0);
  });
});

describe('payments in the address', () => {
  const orders = [
    { loanNumber: 'FW-1', amount: cents(8_420), date: today, idempotencyKey: 'a-key-of-this' },
    { loanNumber: 'B,~1', amount: cents(5), date: today, idempotencyKey: 'another-key' },
  ];

  it('come back as they were written', () => {
    expect(readOrders(writeOrders(orders))).toEqual(orders);
  });

  it.each([
    '',
    'FW-1',
    'FW-1~0.00~2026-11-20~a-key-of-this',
    `${writeOrders(orders)},x`,
    'FW-1~1.00~2026-02-30~a-key-of-this',
  ])('are none when one of %p can’t be read', (text) => {
    expect(readOrders(text)).toBeNull();
  });
});
