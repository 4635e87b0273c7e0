import { sumOf, type Books, type StoredRefund } from './books.ts';
import { ensure } from './violation.ts';

const nameOf = ({ key, paymentId, status, amount }: StoredRefund) =>
  `refund ${key} of payment ${paymentId} (${status}, ${amount})`;

/** Checks what must be true of a refund at every moment. */
export function checkRefund({ payments, movements }: Books, refund: StoredRefund): void {
  const { paymentId, amount, status, movementId } = refund;
  const booked = movements.filter(({ id }) => id === movementId);
  ensure(
    booked.length === (status === 'succeeded' ? 1 : 0),
    `${nameOf(refund)} has ${booked.length} movements`,
  );
  ensure(
    booked.every((movement) => movement.paymentId === paymentId && movement.amount === amount),
    `${nameOf(refund)} is booked as ${sumOf(booked)}`,
  );
  const paid = payments.find(({ id }) => id === paymentId)?.amount ?? 0;
  const ofType = (type: string) =>
    sumOf(movements.filter((one) => one.paymentId === paymentId && one.type === type));
  const back = ofType('refund') - ofType('chargeback_won');
  ensure(back <= paid, `${back} of payment ${paymentId} went back, which was ${paid}`);
}

/** Checks what must be true of refunds once nothing is open any more. */
export function checkRefundsEnd({ refunds, movements }: Books): void {
  for (const refund of refunds) ensure(refund.status !== 'asked', `${nameOf(refund)} never ends`);
  const booked = new Set(refunds.map(({ movementId }) => movementId));
  const alone = movements.filter(({ id, type }) => type === 'refund' && !booked.has(id));
  ensure(alone.length === 0, `${sumOf(alone)} went back that nobody gave back`);
}
