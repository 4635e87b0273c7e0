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
  { status: 'checking', why: 'no-answer', tries: 1 },
  { status: 'uncertain', because: 'unreachable' },
  { status: 'not-made' },
  { status: 'refused', reason: null },
  { status: 'done', receipt },
];

/** States in which an event must change nothing: all but those named. */
const allBut = (...statuses: readonly PaymentProgress['status'][]) =>
  everyState.filter((state) => !statuses.includes(state.status));

const run = (...events: readonly PaymentEvent[]) => events.reduce(nextProgress, initialProgress(false));

describe('progress of a payment', () => {
  it('PAY-16: starts with the review and sends nothing before the customer confirms', () => {
    expect(initialProgress(false)).toEqual({ status: 'reviewing' });
    expect(run({ type: 'confirmed' })).toEqual({ status: 'sending' });
  });

  it('ends with the receipt of the answer', () => {
    expect(run({ type: 'confirmed' }, { type: 'answered', receipt })).toEqual({ status: 'done', receipt });
  });

  it('PAY-40: ends with a refusal and its reason', () => {
    expect(run({ type: 'confirmed' }, { type: 'refused', reason: 'Card declined' })).toEqual({
      status: 'refused',
      reason: 'Card declined',
    });
  });

  it('checks after a lost answer before it offers anything', () => {
    expect(run({ type: 'confirmed' }, { type: 'lost' })).toEqual({
      status: 'checking',
      why: 'no-answer',
      tries: 1,
    });
  });

  it('checks first when it is opened again in the middle', () => {
    expect(initialProgress(true)).toEqual({ status: 'checking', why: 'reopened', tries: 1 });
  });

  it('shows the outcome that the check finds', () => {
    expect(
      nextProgress(initialProgress(true), { type: 'checked', attempt: { status: 'final', receipt } }),
    ).toEqual({
      status: 'done',
      receipt,
    });
  });

  it('offers to pay again only when the api knows nothing of the key', () => {
    const notMade = nextProgress(initialProgress(true), { type: 'checked', attempt: { status: 'unknown' } });
    expect(notMade).toEqual({ status: 'not-made' });
    expect(nextProgress(notMade, { type: 'confirmed' })).toEqual({ status: 'sending' });
  });

  it('asks again while the api is still at it, and gives up at the limit', () => {
    const pending: PaymentEvent = { type: 'checked', attempt: { status: 'pending' } };
    let progress = initialProgress(true);
    for (let tries = 2; tries <= maximumChecks; tries += 1) {
      progress = nextProgress(progress, pending);
      expect(progress).toEqual({ status: 'checking', why: 'reopened', tries });
    }
    expect(nextProgress(progress, pending)).toEqual({ status: 'uncertain', because: 'still-pending' });
  });

  it('lets the customer check again when the check failed', () => {
    const uncertain = nextProgress(initialProgress(true), { type: 'check-failed' });
    expect(uncertain).toEqual({ status: 'uncertain', because: 'unreachable' });
    expect(nextProgress(uncertain, { type: 'check-again' })).toEqual({
      status: 'checking',
      why: 'no-answer',
      tries: 1,
    });
  });

  it.each(allBut('reviewing', 'not-made'))('takes no second confirmation while $status', (state) => {
    expect(nextProgress(state, { type: 'confirmed' })).toBe(state);
  });

  it.each(allBut('sending'))('takes no answer to the payment while $status', (state) => {
    expect(nextProgress(state, { type: 'answered', receipt })).toBe(state);
    expect(nextProgress(state, { type: 'refused', reason: null })).toBe(state);
    expect(nextProgress(state, { type: 'lost' })).toBe(state);
  });

  it.each(allBut('checking'))('takes no answer to a check while $status', (state) => {
    expect(nextProgress(state, { type: 'checked', attempt: { status: 'unknown' } })).toBe(state);
    expect(nextProgress(state, { type: 'check-failed' })).toBe(state);
  });

  it.each(allBut('uncertain'))('does not check again while $status', (state) => {
    expect(nextProgress(state, { type: 'check-again' })).toBe(state);
  });
});
