import type { Books, StoredPayment } from './books.ts';
import { isBooked, nameOf } from './payment-invariants.ts';
import type { Scenario } from './scenario.ts';
import { ensure } from './violation.ts';

/** Checks the emails about a payment: each once, and none that is not true. */
export function checkTold({ portal, sent, log }: Scenario, books: Books, payment: StoredPayment): void {
  const unique = [...new Map(portal.delivered.map((email) => [email.id, email])).values()];
  const about = unique.filter(({ body }) => body.includes(`Payment number: ${payment.id}.`));
  const refunded = about.filter(({ subject }) => /refund|took back/.test(subject)).length;
  const refunds = books.movements.filter(
    ({ type, paymentId }) => type === 'refund' && paymentId === payment.id,
  );
  ensure(
    refunded === refunds.length,
    `${nameOf(payment)} has ${refunds.length} refunds, and ${refunded} emails about them`,
  );
  const counting = about.filter(({ subject }) => subject.includes('counts again')).length;
  const won = books.movements.filter(
    ({ type, paymentId }) => type === 'chargeback_won' && paymentId === payment.id,
  );
  ensure(
    counting === won.length,
    `${nameOf(payment)} has ${won.length} chargebacks that were won back, and ${counting} emails about them`,
  );
  const receipts = about.filter(
    ({ subject }) => !/scheduled|refund|took back|counts again/.test(subject),
  ).length;
  ensure(
    receipts === (isBooked(payment, books) ? 1 : 0),
    `${nameOf(payment)} has ${receipts} receipts by email (${log.length} steps)`,
  );
  const first = sent.find(({ key }) => payment.keys.some((one) => one.key === key));
  if (first?.isLater === null) return;
  const schedules = about.length - receipts - refunded - counting;
  ensure(
    schedules === (first?.isLater ? 1 : 0),
    `${nameOf(payment)} has ${schedules} emails that it is scheduled`,
  );
}
