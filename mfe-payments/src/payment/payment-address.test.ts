import { calendarDate, cents, type CalendarDate } from '@portal/domain';
import { ownRoutes } from '../own-routes.ts';
import { paymentReviewPath, readPaymentAddress, type ReviewAddress } from './payment-address.ts';

const review: ReviewAddress = {
  amount: cents(61_240),
  date: calendarDate('2026-12-04') as CalendarDate,
  method: { type: 'bank', id: '3' },
  idempotencyKey: 'a1b2c3d4e5f6',
  sent: false,
};

const read = (path: string) => readPaymentAddress(path.slice(path.indexOf('?')));
const changed = (name: string, value: string | null) => {
  const query = new URLSearchParams(paymentReviewPath('101', review).split('?')[1]);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return read(`?${query.toString()}`);
};

describe('the address of a payment', () => {
  it('PAY-12, OP-15: has the lease, and is read as it was written', () => {
    expect(read(ownRoutes.pay({ lease: '6f1c' }))).toEqual({ step: 'form', lease: '6f1c', chosen: null });
    expect(read(ownRoutes.pay({ lease: '6f1c', choose: 'payoff' }))).toEqual({
      step: 'form',
      lease: '6f1c',
      chosen: 'payoff',
    });
    expect(read(paymentReviewPath('6f1c', review))).toEqual({ step: 'review', lease: '6f1c', review });
    const sent = { ...review, sent: true };
    expect(read(paymentReviewPath('6f1c', sent))).toEqual({ step: 'review', lease: '6f1c', review: sent });
  });

  it('is null without a lease', () => {
    expect(readPaymentAddress('')).toBeNull();
    expect(readPaymentAddress('?lease=')).toBeNull();
  });

  it.each([
    ['amount', null],
    ['amount', 'lots'],
    ['amount', '0'],
    ['amount', '-5.00'],
    ['amount', '84.205'],
    ['date', '2026-02-30'],
    ['date', null],
    ['method', 'cash-1'],
    ['method', 'card-'],
    ['attempt', null],
    ['attempt', 'short'],
    ['attempt', 'not a key at all!'],
  ])('opens the form when %s is %p', (name, value) => {
    expect(changed(name, value)).toEqual({ step: 'form', lease: '101', chosen: null });
  });

  it('ignores an unknown choice', () => {
    expect(read('?lease=101&choose=everything')).toEqual({ step: 'form', lease: '101', chosen: null });
  });
});
