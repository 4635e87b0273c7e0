import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EnqueuedEmail } from '../mail/outbox.ts';
import type { StoredAnswer } from '../server/answers.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { charges, emails, leases, movements, paymentAttempts, payments } from '../store/schema.ts';
import type { PaymentRow } from './payment-intents.ts';

const bookedCharge = prepared((db) => {
  const unchanged = db.$with('unchanged').as(
    db
      .select({ id: leases.id })
      .from(leases)
      .where(
        and(
          eq(leases.id, sql.placeholder('leaseId')),
          eq(leases.movementCount, sql.placeholder('movementCount')),
        ),
      )
      .for('update'),
  );
  const payment = db.$with('payment').as(
    db
      .update(payments)
      .set({
        status: sql`${sql.placeholder('status')}`,
        isPayoff: sql`${sql.placeholder('isPayoff')}`,
        claimedUntil: sql`${sql.placeholder('claimedUntil')}`,
      })
      .where(
        and(
          eq(payments.id, sql.placeholder('paymentId')),
          eq(payments.status, 'processing'),
          sql`exists (select 1 from ${unchanged})`,
        ),
      )
      .returning(),
  );
  const isBooked = sql`exists (select 1 from ${payment})`;
  const charge = db.$with('charge').as(
    db
      .update(charges)
      .set({ status: 'accepted', reference: sql`${sql.placeholder('reference')}` })
      .where(and(eq(charges.key, sql.placeholder('chargeKey')), eq(charges.status, 'asked'), isBooked))
      .returning({ key: charges.key }),
  );
  const movement = db.$with('movement', { id: movements.id }).as(
    sql`insert into ${movements} (lease_id, type, amount_cents, moved_on, payment_type, payment_id)
      select ${payment.leaseId}, 'payment', ${payment.amountCents}, ${payment.payOn},
        case ${payment.methodType} when 'card' then 'Card' else 'ACH' end, ${payment.id}
      from ${payment} returning id`,
  );
  const email = db.$with('email', { id: emails.id }).as(
    sql`insert into ${emails} (recipient, brand, subject, body, due_at, useful_until, created_at)
      select ${sql.placeholder('recipient')}, ${sql.placeholder('brand')}, ${sql.placeholder('subject')}, ${sql.placeholder('body')},
        ${sql.placeholder('now')}::timestamp with time zone,
        ${sql.placeholder('usefulUntil')}::timestamp with time zone,
        ${sql.placeholder('now')}::timestamp with time zone
      from ${payment} returning id`,
  );
  const answer = db.$with('final_answer').as(
    db
      .update(paymentAttempts)
      .set({
        answerStatus: sql`${sql.placeholder('answerStatus')}`,
        answer: sql`${sql.placeholder('answer')}`,
      })
      .where(
        and(
          eq(paymentAttempts.paymentId, sql.placeholder('paymentId')),
          isNull(paymentAttempts.answerStatus),
          isBooked,
        ),
      )
      .returning({ key: paymentAttempts.key }),
  );
  return db
    .with(unchanged, payment, charge, movement, email, answer)
    .select({ id: payment.id })
    .from(payment)
    .prepare('book_charge');
});

/** What changes together when a charge was accepted. */
export interface AcceptedCharge {
  readonly chargeKey: string;
  /** The processor's name for it. */
  readonly reference: string;
  readonly status: PaymentRow['status'] & ('succeeded' | 'submitted');
  readonly isPayoff: boolean;
  /** When the bank is looked at next; null for a card. */
  readonly claimedUntil: Date | null;
  readonly receipt: EnqueuedEmail;
  readonly answer: StoredAnswer;
}

/**
 * Books a charge that was accepted, in one statement: charge, payment, movement, email, and the answer of the customer's
 * key if it has none. The statement locks the lease; what was decided from its account holds when it has the movements
 * that it had then.
 *
 * @param db a connection, or a transaction that has locked the lease
 * @param movementCount of the lease, when its account was computed
 * @returns null, and nothing is changed, when the lease has other movements or the payment is not `processing`
 */
export async function bookCharge(
  db: Db,
  payment: PaymentRow,
  movementCount: number,
  { claimedUntil, receipt, answer: { status: answerStatus, envelope }, ...accepted }: AcceptedCharge,
): Promise<PaymentRow | null> {
  const { status, isPayoff } = accepted;
  const [taken] = await bookedCharge(db).execute({
    ...accepted,
    ...receipt,
    claimedUntil: claimedUntil?.toISOString() ?? null,
    paymentId: payment.id,
    leaseId: payment.leaseId,
    movementCount,
    answerStatus,
    answer: JSON.stringify(envelope),
    usefulUntil: receipt.usefulUntil.toISOString(),
    now: receipt.now.toISOString(),
  });
  return taken ? { ...payment, status, isPayoff, claimedUntil } : null;
}
