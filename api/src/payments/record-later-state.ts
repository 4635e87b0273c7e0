import type { MovementType } from '../store/schema.ts';
import type { RunningLease } from '../leases/lease-store.ts';
import { paymentCanceledEmail, paymentReturnedEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { ChargeState } from '../processor/processor.ts';
import { returnReason } from '../processor/nacha-returns.ts';
import { findCanceled } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { movements } from '../store/schema.ts';
import { endPayoffs } from './end-payoffs.ts';
import { lockPayment } from './lock-payment.ts';
import { movePayment, type OpenCharge, type PaymentOwner, type PaymentRow } from './payment-intents.ts';
import type { PaymentServices } from './payment-services.ts';
import { receiptOf } from './record-payment.ts';
import { recordRefunds } from './refunds/record-refund.ts';

type BookedCharge = Pick<OpenCharge, 'payment'> & { readonly owner: PaymentOwner };

/**
 * Records everything that became of a payment after it was booked, each once. Its refunds are first: a void takes back
 * what they have left.
 *
 * @returns whether the status changed
 */
export async function recordLaterState(
  services: PaymentServices,
  charge: BookedCharge,
  state: ChargeState,
): Promise<boolean> {
  await recordRefunds(services, charge, state);
  return services.db.transaction((tx) => recordStatus(tx, services, charge, state));
}

/**
 * Records what became of a payment after it was booked, once: its bank settled or returned the debit, or its charge was
 * voided at the processor. A return and a void undo the payment and its discount, and are emailed.
 *
 * @returns whether the status changed
 */
async function recordStatus(
  tx: Db,
  services: PaymentServices,
  { payment: { id }, owner }: BookedCharge,
  state: ChargeState,
): Promise<boolean> {
  const locked = await lockPayment(tx, services, { id, owner });
  if (!locked) return false;
  const { payment, entry } = locked;
  const { status } = payment;
  const undo = (type: Undoing, reason: string) =>
    undoPayment(tx, services, { payment, owner, entry, type, reason });
  if (state.status === 'settled' && status === 'submitted') {
    await movePayment(tx, payment, 'submitted', 'settled');
    return true;
  }
  if (state.status === 'returned' && (status === 'submitted' || status === 'settled')) {
    const reason = returnReason(state.code);
    await movePayment(tx, payment, status, 'returned', { reason });
    await undo('payment_return', reason);
    return true;
  }
  if (state.status === 'voided' && (status === 'submitted' || status === 'succeeded')) {
    await movePayment(tx, payment, status, 'canceled', { reason: takenBack });
    await undo('payment_void', takenBack);
    return true;
  }
  return false;
}

const takenBack = 'The payment was taken back before it was posted.';

type Undoing = MovementType & ('payment_return' | 'payment_void');

const undoneEmails: Readonly<Record<Undoing, typeof paymentReturnedEmail>> = {
  payment_return: paymentReturnedEmail,
  payment_void: paymentCanceledEmail,
};

interface UndonePayment {
  readonly payment: PaymentRow;
  readonly owner: PaymentOwner;
  readonly entry: RunningLease;
  readonly type: Undoing;
  readonly reason: string;
}

async function undoPayment(
  tx: Db,
  services: PaymentServices,
  { payment, owner, entry, type, reason }: UndonePayment,
): Promise<void> {
  await tx.insert(movements).values({
    leaseId: payment.leaseId,
    type,
    amountCents: payment.amountCents,
    movedOn: entry.today,
    paymentId: payment.id,
  });
  const { leaseId, payOn } = payment;
  const canceled = payment.isPayoff ? await findCanceled(tx, { leaseId, from: payOn }) : [];
  const email = undoneEmails[type](receiptOf(payment, entry), reason, canceled);
  await enqueueEmail(tx, owner, email, services.clock.now());
  await endPayoffs(tx, services, payment.leaseId, owner);
}
