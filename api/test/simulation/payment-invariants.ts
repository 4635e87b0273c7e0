import { dayIn } from '../../src/clock/customer-day.ts';
import { sumOf, type Books, type StoredMovement, type StoredPayment } from './books.ts';
import type { Scenario } from './scenario.ts';
import { ensure } from './violation.ts';

/** What may follow each status, in any number of steps. */
const laterStatuses: Readonly<Record<string, readonly string[]>> = {
  scheduled: ['processing', 'succeeded', 'submitted', 'settled', 'returned', 'declined', 'canceled'],
  processing: ['succeeded', 'submitted', 'settled', 'returned', 'declined', 'canceled'],
  submitted: ['settled', 'returned', 'canceled'],
  settled: ['returned'],
  succeeded: ['canceled'],
};

const booked = ['succeeded', 'submitted', 'settled', 'returned'];
const holding = ['succeeded', 'submitted', 'settled'];

/** Whether a payment was booked, whatever has become of it since. */
export const isBooked = ({ id, status }: StoredPayment, { movements }: Pick<Books, 'movements'>) =>
  booked.includes(status) || (status === 'canceled' && movements.some(isVoidOf(id)));
const isVoidOf =
  (id: number) =>
  ({ type, paymentId }: StoredMovement) =>
    type === 'payment_void' && paymentId === id;
export const nameOf = ({ id, status, amount }: StoredPayment) => `payment ${id} (${status}, ${amount})`;

/** Checks what must be true of a payment at every moment. */
export function checkPayment(
  { statuses, portal, leases, customers }: Scenario,
  books: Books,
  payment: StoredPayment,
): void {
  const { id, status, amount, keys, charges, leaseId } = payment;
  const before = statuses.get(id) ?? status;
  ensure(
    before === status || (laterStatuses[before] ?? []).includes(status),
    `${nameOf(payment)} was ${before}`,
  );
  statuses.set(id, status);
  ensure(keys.length === 1, `${nameOf(payment)} has ${keys.length} keys`);
  const owner = customers[leases.find((lease) => lease.id === leaseId)?.owner ?? -1];
  ensure(
    keys[0]?.userId === owner?.id,
    `${nameOf(payment)} was ordered by another than its lease's customer`,
  );
  const own = books.movements.filter(({ paymentId }) => paymentId === id);
  const taken = own.filter(({ type }) => type === 'payment');
  const wasBooked = isBooked(payment, books);
  ensure(taken.length === (wasBooked ? 1 : 0), `${nameOf(payment)} has ${taken.length} movements`);
  ensure(sumOf(taken) === (wasBooked ? amount : 0), `${nameOf(payment)} is booked as ${sumOf(taken)}`);
  const returns = own.filter(({ type }) => type === 'payment_return');
  ensure(
    returns.length === (status === 'returned' ? 1 : 0),
    `${nameOf(payment)} has ${returns.length} returns`,
  );
  const held = charges.filter(({ key, status: of }) => {
    const state = portal.processor.stateOf(key);
    return of !== 'voiding' && state !== null && holding.includes(state.status);
  });
  ensure(held.length <= 1, `the processor holds the money of ${nameOf(payment)} ${held.length} times`);
  const timeZone = leases.find((lease) => lease.id === leaseId)?.timeZone ?? 'UTC';
  const isEarly = payment.payOn > dayIn(timeZone, new Date(portal.latest()));
  ensure(
    !isEarly || status === 'scheduled' || status === 'canceled',
    `${nameOf(payment)} is taken before ${payment.payOn}`,
  );
  const voids = own.filter(isVoidOf(id));
  ensure(voids.length <= 1, `${nameOf(payment)} is undone ${voids.length} times`);
  if (!wasBooked) return;
  const accepted = charges.filter((charge) => charge.status === 'accepted');
  ensure(accepted.length === 1, `${nameOf(payment)} has ${accepted.length} accepted charges`);
  const state = portal.processor.stateOf(accepted[0]?.key ?? '')?.status ?? 'unknown';
  const isVoidedByHand = portal.processor.isVoidedByHand(accepted[0]?.key ?? '');
  ensure(voids.length === 0 || isVoidedByHand, `${nameOf(payment)} is undone, and was not voided`);
  ensure(
    [...holding, 'returned'].includes(state) || isVoidedByHand,
    `${nameOf(payment)} is booked, and ${state} at the processor`,
  );
  const answer = keys[0]?.answer ?? null;
  ensure(answer === 200, `${nameOf(payment)} is booked, and its key answers ${answer}`);
}
