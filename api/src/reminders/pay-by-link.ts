import { isLastFour, parseMoney } from '@portal/domain';
import { findLeases, type RunningLease } from '../leases/lease-store.ts';
import { recipientOf } from '../mail/reader.ts';
import { makePayment } from '../payments/make-payment.ts';
import { findAttempt } from '../payments/payment-attempts.ts';
import type { PayingServices } from '../payments/payment-services.ts';
import type { StoredAnswer } from '../server/answers.ts';
import { invalid } from '../server/failure.ts';
import { hashOf } from '../sign-in/secrets.ts';
import { dueState, linkedState, writeLinkedPayment, type LinkedState } from './linked-payment.ts';
import { checkDigits, endedLink, type LinkedReminder } from './payment-links.ts';

/** The idempotency key of the only payment that a reminder can make, however often it is sent. */
export const keyOf = ({ reminder }: LinkedReminder) => `reminder-${reminder.id}`;

interface LinkedOrder {
  readonly amount: number | string;
  readonly last4: string;
  /** The authorization of a bank withdrawal as the customer agreed to it. */
  readonly authorization: string | null;
}

/** Returns what the link of a reminder shows. */
export async function reviewLinked(services: PayingServices, linked: LinkedReminder) {
  const { entry, state } = await readLinked(services, linked);
  return writeLinkedPayment(entry, linked.account, linked.reminder.dueOn, state);
}

/**
 * Makes the payment of a reminder today, with the default method, once: sent again, it answers the same.
 *
 * @throws Failure 400 for the last wrong digits, 422 for wrong digits, or when the payment is not due as it was shown, and
 *   as `makePayment` does
 */
export async function payLinked(
  services: PayingServices,
  linked: LinkedReminder,
  order: LinkedOrder,
): Promise<StoredAnswer> {
  const { account, reminder, leaseUuid } = linked;
  const attempt = { userId: account.id, key: keyOf(linked), requestHash: hashOf(keyOf(linked)) };
  const { entry, state } = await readLinked(services, linked);
  const sent = await findAttempt(services.db, account.id, attempt.key);
  const isSent = sent !== null && sent.paymentId !== null;
  if (!isLastFour(order.last4)) throw invalid({ last4: 'Enter the last four digits.' });
  if (!isSent) await checkPayable(services, linked, state, order);
  const due = state.status === 'due' ? state : null;
  const { answer } = await makePayment(services, {
    leaseUuid,
    amount: due?.amount ?? readAmount(order),
    date: entry.today,
    isPayoff: due?.isPayoff ?? false,
    methodType: due?.method.method.type ?? 'card',
    methodId: due?.method.id ?? 0,
    authorization: due?.method.method.type === 'bank' ? order.authorization || null : null,
    recipient: recipientOf(account),
    attempt,
    // Another tab may have paid since it was read above.
    recheck: async (tx, locked) => {
      const now = await dueState(tx, locked, reminder.dueOn);
      if (now.status !== 'due' || now.amount !== due?.amount) throw changed();
    },
  });
  return answer;
}

async function checkPayable(
  { db }: PayingServices,
  { reminder }: LinkedReminder,
  state: LinkedState,
  order: LinkedOrder,
): Promise<void> {
  if (state.status !== 'due' || state.amount !== readAmount(order)) throw changed();
  await checkDigits(db, reminder, { typed: order.last4, right: state.method.last4 });
}

function readAmount({ amount }: LinkedOrder) {
  const cents = parseMoney(amount);
  if (cents === null) throw invalid({ amount: 'Enter an amount in dollars and cents.' });
  return cents;
}

const changed = () => invalid({ lease: 'This payment has changed since you opened it. Look at it again.' });

async function readLinked(
  services: PayingServices,
  { account, leaseUuid, reminder }: LinkedReminder,
): Promise<{ readonly entry: RunningLease; readonly state: LinkedState }> {
  const entries = await findLeases(services, account.id);
  const entry = entries.find(({ lease }) => lease.uuid === leaseUuid);
  if (entry?.status !== 'running') throw endedLink();
  const state = await services.db.transaction((tx) => linkedState(tx, entry, account, reminder.dueOn));
  return { entry, state };
}
