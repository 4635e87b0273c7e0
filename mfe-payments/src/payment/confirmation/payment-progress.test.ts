import type { CalendarDate, PaymentReceipt } from '@portal/domain';
import { cents } from '@portal/domain';
import {
  initialProgress,
  maximumChecks,
  nextProgress,
  type PaymentEvent,
  type PaymentProgress,
} from './payment-progress.ts';

const receipt: PaymentReceipt = {
  paymentId: '91',
  outcome: 'scheduled',
  amount: cents(8420),
  date: '2026-12-04' as CalendarDate,
};

const everyState: readonly PaymentProgress[] = [
  { status: 'reviewing' },
  { status: 'sending' },
  { status: 'checking', reason: 'no-answer', tries: 1 },
  { status: 'uncertain', reason: 'unreachable' },
  { status: 'not-made' },
  { status: 'rejected', reason: null },
  { status: 'done', receipt },
];

/** All states but the named ones: in these an event must change nothing. */
const allBut = (...statuses: readonly PaymentProgress['status'][]) =>
  everyState.filter((state) => !statuses.includes(state.status));

const run = (...events: readonly PaymentEvent[]) => events.reduce(nextProgress, initialProgress(false));

describe('the progress of a payment', () => {
  it('PAY-16: starts with the review and is sent only after the customer confirms', () => {
    expect(initialProgress(false)).toEqual({ status: 'reviewing' });
    expect(run({ type: 'confirmed' })).toEqual({ status: 'sending' });
  });

  it('ends with the receipt of the answer', () => {
    expect(run({ type: 'confirmed' }, { type: 'answered', receipt })).toEqual({ status: 'done', receipt });
  });

  it('PAY-40: ends with a rejection and its reason', () => {
    expect(run({ type: 'confirmed' }, { type: 'rejected', reason: 'Card declined' })).toEqual({
      status: 'rejected',
      reason: 'Card declined',
    });
  });

  it('is checked after a lost answer', () => {
    expect(run({ type: 'confirmed' }, { type: 'lost' })).toEqual({
      status: 'checking',
      reason: 'no-answer',
      tries: 1,
    });
  });

  it('is checked first when the page is reloaded after sending', () => {
    expect(initialProgress(true)).toEqual({ status: 'checking', reason: 'reopened', tries: 1 });
  });

  it('ends with the receipt that the check finds', () => {
    expect(
      nextProgress(initialProgress(true), { type: 'checked', attempt: { status: 'final', receipt } }),
    ).toEqual({
      status: 'done',
      receipt,
    });
  });

  it('allows paying again only when the api has made no payment with the key', () => {
    const notMade = nextProgress(initialProgress(true), { type: 'checked', attempt: { status: 'unknown' } });
    expect(notMade).toEqual({ status: 'not-made' });
    expect(nextProgress(notMade, { type: 'confirmed' })).toEqual({ status: 'sending' });
  });

  it('is checked again while it is pending, up to the limit', () => {
    const pending: PaymentEvent = { type: 'checked', attempt: { status: 'pending' } };
    let progress = initialProgress(true);
    for (let tries = 2; tries <= maximumChecks; tries += 1) {
      progress = nextProgress(progress, pending);
      expect(progress).toEqual({ status: 'checking', reason: 'reopened', tries });
    }
    expect(nextProgress(progress, pending)).toEqual({ status: 'uncertain', reason: 'still-pending' });
  });

  it('can be checked again by the customer when the check failed', () => {
    const uncertain = nextProgress(initialProgress(true), { type: 'check-failed' });
    expect(uncertain).toEqual({ status: 'uncertain', reason: 'unreachable' });
    expect(nextProgress(uncertain, { type: 'check-again' })).toEqual({
      status: 'checking',
      reason: 'no-answer',
      tries: 1,
    });
  });

  it.each(allBut('reviewing', 'not-made'))('ignores a confirmation while $status', (state) => {
    expect(nextProgress(state, { type: 'confirmed' })).toBe(state);
  });

  it.each(allBut('sending'))('ignores an answer to the payment while $status', (state) => {
    expect(nextProgress(state, { type: 'answered', receipt })).toBe(state);
    expect(nextProgress(state, { type: 'rejected', reason: null })).toBe(state);
    expect(nextProgress(state, { type: 'lost' })).toBe(state);
  });

  it.each(allBut('checking'))('ignores an answer to a check while $status', (state) => {
    expect(nextProgress(state, { type: 'checked', attempt: { status: 'unknown' } })).toBe(state);
    expect(nextProgress(state, { type: 'check-failed' })).toBe(state);
  });

  it.each(allBut('uncertain'))('ignores a request to check again while $status', (state) => {
    expect(nextProgress(state, { type: 'check-again' })).toBe(state);
  });
});
