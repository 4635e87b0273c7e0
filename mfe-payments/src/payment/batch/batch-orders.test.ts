import { cents, getToday } from '@portal/domain';
import { readOrders, writeOrders } from './batch-orders.ts';

const today = getToday();

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
