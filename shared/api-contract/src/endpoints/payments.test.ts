import { cents } from '@portal/domain';
import { day } from '../fixtures/calendar-day.ts';
import { findPaymentAttempt, listPaymentIntents, listPendingPayments, makePayment } from './payments.ts';

describe('payments', () => {
  const pending = { loan_number: 'A-1', amount: 'n/a', amount_ach: null, pay_at: null };
  const read = { loanNumber: 'A-1', amount: null, amountAch: null, payAt: null };

  it('SHARED-20, PAY-15, PAY-30 (OP-50): pending payments are read from one, a list or nothing; an amount may be no number', () => {
    for (const data of [pending, [pending], { pending }, { pending: [pending] }, { payments: [pending] }]) {
      expect(listPendingPayments.read(data)).toEqual([read]);
    }
    for (const nothing of [null, [], {}, { pending: null }])
      expect(listPendingPayments.read(nothing)).toEqual([]);
  });

  it('PAY-30: a pending amount that is a number but not money is malformed, not zero', () => {
    for (const amount of [84.205, '84.205', '1e3', true]) {
      expect(() => listPendingPayments.read([{ ...pending, amount }])).toThrow('amount');
    }
    expect(() => listPendingPayments.read({ loan: 1 })).toThrow();
  });

  it('PAY-01: an ordered payment with an unknown status is left out and counted, and holds up no other', () => {
    const intent = { loan_number: 'A-1', amount: 84.2, date: '2026-11-20', method_type: 'card' };
    const wire = [
      { ...intent, payment_id: 1, status: 'settled' },
      { ...intent, payment_id: 2, status: 'on-hold' },
    ];
    const { payments, unreadable } = listPaymentIntents.read(wire);
    expect([payments.map(({ id }) => id), unreadable]).toEqual([['1'], 1]);
  });

  it('PAY-35..37: a payment is sent with dollars, method, date, the lease’s uuid and the pay-off flag', () => {
    expect(
      makePayment.toWire({
        leaseUuid: 'c0ffee',
        amount: cents(61_240),
        date: day('2026-12-04'),
        methodType: 'bank',
        methodId: '3',
        isPayoff: true,
        authorization: null,
      }).body,
    ).toEqual({
      amount: 612.4,
      method_id: '3',
      method_type: 'bank',
      date: '2026-12-04',
      lease: 'c0ffee',
      isPayoffAmount: true,
    });
  });

  const receipt = { payment_id: 9, amount: '612.40', date: '2026-12-04' };

  it('PAY-17, PAY-18, PAY-38: a payment is scheduled when scheduled is true or an object, else processed', () => {
    for (const scheduled of [true, { id: 1 }, {}]) {
      expect(makePayment.read({ ...receipt, scheduled })).toEqual({
        paymentId: '9',
        outcome: 'scheduled',
        amount: 61_240,
        date: '2026-12-04',
      });
    }
    for (const scheduled of [false, null, undefined]) {
      expect(makePayment.read({ ...receipt, scheduled }).outcome).toBe('processed');
    }
    expect(() => makePayment.read({ ...receipt, scheduled: 'no' })).toThrow('scheduled');
  });

  it('PAY-38 (OP-100): a success needs no more than scheduled', () => {
    const rest = { paymentId: null, amount: null, date: null };
    expect(makePayment.read({ scheduled: true })).toEqual({ ...rest, outcome: 'scheduled' });
    expect(makePayment.read({})).toEqual({ ...rest, outcome: 'processed' });
    expect(() => makePayment.read({ amount: 'much' })).toThrow('amount');
  });

  it('a payment attempt is read with its status and receipt', () => {
    expect(findPaymentAttempt.read({ status: 'unknown' })).toEqual({ status: 'unknown' });
    expect(findPaymentAttempt.read({ status: 'pending' })).toEqual({ status: 'pending' });
    expect(findPaymentAttempt.read({ status: 'final', payment: receipt })).toMatchObject({
      status: 'final',
      receipt: { paymentId: '9', outcome: 'processed' },
    });
    expect(findPaymentAttempt.read({ status: 'final', payment: null })).toEqual({
      status: 'rejected',
      rejection: null,
    });
    expect(() => findPaymentAttempt.read({ status: 'done' })).toThrow('status');
  });

  it('OP-104: an attempt was rejected as its rejection says, although it was scheduled first', () => {
    const declined = { status: 'declined', reason: 'The card has expired.' } as const;
    expect(findPaymentAttempt.read({ status: 'final', rejection: declined })).toEqual({
      status: 'rejected',
      rejection: declined,
    });
    const scheduled = { payment_id: 9, scheduled: true };
    expect(
      findPaymentAttempt.read({ status: 'final', payment: scheduled, rejection: { status: 'canceled' } }),
    ).toEqual({ status: 'rejected', rejection: { status: 'canceled', reason: null } });
    expect(() => findPaymentAttempt.read({ status: 'final', rejection: { status: 'settled' } })).toThrow(
      'status',
    );
  });
});
