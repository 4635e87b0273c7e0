import { reconcile, reconciliationLines } from '../../src/reconciliation/reconcile.ts';
import { utcDay } from '../../src/clock/customer-day.ts';
import { keptOf, modelAccount, modelHistory, readBooks, sumOf, wonBack, type Books } from './books.ts';
import { checkTold } from './email-invariants.ts';
import { checkPayment, isBooked, nameOf } from './payment-invariants.ts';
import { checkRefund, checkRefundsEnd } from './refund-invariants.ts';
import type { Scenario } from './scenario.ts';
import { ensure } from './violation.ts';

/** Checks what must be true at every moment, whatever is open. */
export async function checkBooks(scenario: Scenario): Promise<Books> {
  const books = await readBooks(scenario.portal);
  for (const payment of books.payments) checkPayment(scenario, books, payment);
  for (const refund of books.refunds) checkRefund(books, refund);
  for (const lease of scenario.leases) checkLease(scenario, books, lease);
  for (const sent of scenario.sent) checkAcknowledged(scenario, books, sent);
  const [offence] = scenario.portal.processor.offences;
  ensure(offence === undefined, `the processor was asked for what it must not be: ${offence}`);
  return books;
}

/** Ensures that a view of the ledger says what the model does. */
function ensureEqual(name: string, byLedger: unknown, byModel: unknown): void {
  const [stored, expected] = [JSON.stringify(byLedger), JSON.stringify(byModel)];
  ensure(stored === expected, `${name} is ${stored} by the ledger, and ${expected} by its movements`);
}

function checkLease(scenario: Scenario, books: Books, lease: Scenario['leases'][number]): void {
  const named = `lease ${lease.loanNumber}`;
  const account = modelAccount(lease, books);
  ensureEqual(
    `the account of ${named}`,
    books.accounts.find(({ leaseId }) => leaseId === lease.id),
    account,
  );
  ensureEqual(
    `the history of ${named}`,
    books.history.filter(({ leaseId }) => leaseId === lease.id),
    modelHistory(lease, books),
  );
  const { due } = account;
  const won = wonBack(lease, books);
  ensure(due >= -won.money, `${named} was paid ${-due} more than it costs`);
  const own = books.payments.filter(({ leaseId }) => leaseId === lease.id);
  const open = sumOf(own.filter(({ status }) => status === 'processing'));
  ensure(open <= due + won.money, `${named} owes ${due}, and ${open} is being taken`);
  const discounts = books.movements.filter(
    ({ leaseId, type }) => leaseId === lease.id && type === 'early_payoff_discount',
  );
  const fees = scenario.fees
    .filter(({ leaseId }) => leaseId === lease.id)
    .reduce((sum, { cents }) => sum + cents, 0);
  for (const { amount, paymentId } of discounts) {
    const payoff = own.find(({ id }) => id === paymentId);
    ensure(payoff?.isPayoff === true, `${named} has a discount of ${amount} without a payoff`);
    ensure(amount <= lease.earlyDiscountCents + fees, `${named} has a discount of ${amount}`);
    const isEarly = payoff.payOn <= lease.earlyPayoffOn || amount <= fees;
    ensure(isEarly, `${named} has a discount of ${amount} on ${payoff.payOn}`);
  }
  const counting = sumOf(discounts.filter(({ paymentId }) => keptOf(books.movements, paymentId) > 0));
  ensure(
    counting <= lease.earlyDiscountCents + fees + won.discounts,
    `${named} has discounts of ${counting}`,
  );
}

function checkAcknowledged(
  { leases }: Scenario,
  books: Books,
  { key, final, wasOpen, order, isLater, lease }: Scenario['sent'][number],
): void {
  const payment = books.payments.find(({ keys }) => keys.some((one) => one.key === key));
  if (wasOpen) ensure(payment !== undefined, `the payment of key ${key} was being processed, and is gone`);
  if (final?.status === 402) {
    ensure(payment !== undefined, `the payment of key ${key} was declined, and is gone`);
    ensure(!isBooked(payment, books), `the payment of key ${key} was declined, and is ${payment.status}`);
  }
  if (final?.status !== 200) return;
  ensure(payment !== undefined, `the acknowledged payment of key ${key} is lost`);
  const { payment_id, amount, date, scheduled } = final.envelope.data as Record<string, unknown>;
  ensure(
    payment.id === payment_id,
    `key ${key} was told payment ${String(payment_id)} and has ${payment.id}`,
  );
  ensure(payment.payOn === date && date === order.date, `${nameOf(payment)} is not of the day that was told`);
  ensure(
    payment.leaseId === lease.id && leases.some(({ id }) => id === lease.id),
    `${nameOf(payment)} is of another lease`,
  );
  ensure(scheduled === isLater, `${nameOf(payment)} was told to be scheduled: ${String(scheduled)}`);
  if (isLater) {
    ensure(payment.amount <= order.amount * 100 + 0.5, `${nameOf(payment)} takes more than was told`);
    return;
  }
  ensure(isBooked(payment, books), `${nameOf(payment)} was acknowledged, and is not booked`);
  ensure(Math.round(Number(amount) * 100) === payment.amount, `${nameOf(payment)} is not what was told`);
}

/** Checks what must be true once nothing is open any more. */
export async function checkEnd(scenario: Scenario): Promise<void> {
  const books = await checkBooks(scenario);
  const { portal, leases } = scenario;
  for (const payment of books.payments) {
    ensure(
      !['created', 'processing', 'scheduled', 'submitted'].includes(payment.status),
      `${nameOf(payment)} never ends`,
    );
    for (const { status } of payment.charges) {
      ensure(status !== 'asked' && status !== 'voiding', `a charge of ${nameOf(payment)} stays ${status}`);
    }
    ensure(payment.keys[0]?.answer != null, `the key of ${nameOf(payment)} has no answer`);
    checkTold(scenario, books, payment);
  }
  checkRefundsEnd(books);
  const keyOf = new Map(
    books.payments.flatMap(({ leaseId, charges }) => charges.map(({ key }) => [key, leaseId])),
  );
  for (const lease of leases) {
    const held = portal.processor
      .charges()
      .filter(({ key }) => keyOf.get(key) === lease.id)
      .reduce((sum, charge) => sum + portal.processor.heldOf(charge), 0);
    const { paid } = modelAccount(lease, books);
    ensure(held === paid, `the processor holds ${held} of lease ${lease.loanNumber}, which has paid ${paid}`);
  }
  const listed = await portal.processor.list(new Date(0), new Date(portal.now() + 1));
  for (const day of new Set(listed.map(({ at }) => utcDay(at)))) {
    const outcome = await reconcile(portal.db, portal.processor, day);
    const isEqual = outcome.differences.length === 0 && outcome.open.length === 0;
    ensure(isEqual, reconciliationLines(day, outcome).join('; '));
  }
}
