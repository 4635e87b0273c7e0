import type { CalendarDate } from '@portal/domain';
import { cents } from '@portal/domain';
import type { CompleteReceipt } from './complete-receipt.ts';
import {
  doubtOf,
  initialProgress,
  nextProgress,
  pauseBeforeCheck,
  type PaymentEvent,
  type PaymentProgress,
} from './payment-progress.ts';

const receipt: CompleteReceipt = {
  paymentId: '91',
  outcome: 'scheduled',
  amount: cents(8420),
  date: '2026-12-04' as CalendarDate,
};

type Checking = Extract<PaymentProgress, { status: 'checking' }>;

/** A payment without an answer, after some checks. */
function checking(found: Checking['found'], checks = 0): Checking {
  return { status: 'checking', cause: 'no-answer', checks, found };
}

const everyState: readonly PaymentProgress[] = [
  { status: 'reviewing' },
  { status: 'sending' },
  checking('nothing'),
  { status: 'not-made', cause: 'no-answer' },
  { status: 'rejected', rejection: { type: 'unknown' } },
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
    const rejection = { type: 'declined', reason: 'Card declined' } as const;
    expect(run({ type: 'confirmed' }, { type: 'rejected', rejection })).toEqual({
      status: 'rejected',
      rejection,
    });
  });

  it('is checked after a lost answer', () => {
    expect(run({ type: 'confirmed' }, { type: 'lost', cause: 'no-answer' })).toEqual(checking('nothing'));
  });

  it('is checked first when the page is reloaded after sending', () => {
    expect(initialProgress(true)).toEqual({ ...checking('nothing'), cause: 'reopened' });
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
    expect(notMade).toEqual({ status: 'not-made', cause: 'reopened' });
    expect(nextProgress(notMade, { type: 'confirmed' })).toEqual({ status: 'sending' });
  });

  it('is rejected when the check finds that its key has no payment, and makes no other', () => {
    const rejected = nextProgress(initialProgress(true), {
      type: 'checked',
      attempt: { status: 'rejected', rejection: null },
    });
    expect(rejected).toEqual({ status: 'rejected', rejection: { type: 'unknown' } });
    expect(nextProgress(rejected, { type: 'confirmed' })).toBe(rejected);
  });

  it.each([
    ['is pending', { type: 'checked', attempt: { status: 'pending' } }, 'pending'],
    ['cannot be reached', { type: 'check-failed', found: 'unreachable' }, 'unreachable'],
  ] as const)('is checked again without end while the payment %s', (_, event, found) => {
    let progress: PaymentProgress = checking('nothing');
    for (let checks = 1; checks <= 20; checks += 1) {
      progress = nextProgress(progress, event);
      expect(progress).toEqual(checking(found, checks));
    }
  });

  it('is checked at once, then after pauses of at most five seconds', () => {
    const pauses = [0, 1, 2, 3, 4, 100].map((checks) => pauseBeforeCheck(checking('unreachable', checks)));
    expect(pauses).toEqual([0, 1_500, 3_000, 4_500, 5_000, 5_000]);
  });

  it('is not checked again by a backend that cannot be asked', () => {
    expect(pauseBeforeCheck(checking('no-lookup', 1))).toBeNull();
  });

  it('is told to be in doubt at once when the api is away, and after a while when it is pending', () => {
    expect(doubtOf(checking('nothing'))).toBeNull();
    expect(doubtOf(checking('unreachable', 1))).toBe('unreachable');
    expect(doubtOf(checking('no-lookup', 1))).toBe('no-lookup');
    expect(doubtOf(checking('pending', 4))).toBeNull();
    expect(doubtOf(checking('pending', 5))).toBe('pending');
  });

  it('is checked at once when the customer asks, with the cause kept', () => {
    const progress = { ...checking('unreachable', 7), cause: 'server-error' } as const;
    expect(nextProgress(progress, { type: 'check-again' })).toEqual({
      ...checking('nothing'),
      cause: 'server-error',
    });
  });

  it.each(allBut('reviewing', 'not-made'))('ignores a confirmation while $status', (state) => {
    expect(nextProgress(state, { type: 'confirmed' })).toBe(state);
  });

  it.each(allBut('sending'))('ignores an answer to the payment while $status', (state) => {
    expect(nextProgress(state, { type: 'answered', receipt })).toBe(state);
    expect(nextProgress(state, { type: 'rejected', rejection: { type: 'unknown' } })).toBe(state);
    expect(nextProgress(state, { type: 'lost', cause: 'no-answer' })).toBe(state);
  });

  it.each(allBut('checking'))('ignores an answer to a check while $status', (state) => {
    expect(nextProgress(state, { type: 'checked', attempt: { status: 'unknown' } })).toBe(state);
    expect(nextProgress(state, { type: 'check-failed', found: 'unreachable' })).toBe(state);
  });

  it.each(allBut('checking'))('ignores a request to check again while $status', (state) => {
    expect(nextProgress(state, { type: 'check-again' })).toBe(state);
  });
});
