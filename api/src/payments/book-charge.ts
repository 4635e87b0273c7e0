import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EmailContent } from '../mail/outbox.ts';
import type { StoredAnswer } from '../server/answers.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { charges, emails, movements, paymentAttempts, payments } from '../store/schema.ts';
import type { PaymentRow } from './payment-intents.ts';

const bookedCharge = prepared((tx) => {
  const charge = tx.$with('charge').as(
    tx
      .update(charges)
      .set({ status: 'accepted', reference: sql`${sql.placeholder('reference')}` })
      .where(and(eq(charges.key, sql.placeholder('chargeKey')), eq(charges.status, 'asked')))
      .returning({ key: charges.key }),
  );
  const payment = tx.$with('payment').as(
    tx
      .update(payments)
      .set({
        status: sql`${sql.placeholder('status')}`,
        isPayoff: sql`${sql.placeholder('isPayoff')}`,
        claimedUntil: sql`${sql.placeholder('claimedUntil')}`,
      })
      .where(and(eq(payments.id, sql.placeholder('paymentId')), eq(payments.status, 'processing')))
      .returning(),
  );
  const movement = tx.$with('movement').as(
    tx
      .insert(movements)
      .values({
        leaseId: sql.placeholder('leaseId'),
        type: 'payment',
        amountCents: sql.placeholder('amountCents'),
        movedOn: sql.placeholder('movedOn'),
        paymentType: sql.placeholder('paymentType'),
        paymentId: sql.placeholder('paymentId'),
      })
      .returning({ id: movements.id }),
  );
  const email = tx.$with('email').as(
    tx
      .insert(emails)
      .values({
        recipient: sql.placeholder('recipient'),
        subject: sql.placeholder('subject'),
        body: sql.placeholder('body'),
        dueAt: sql.placeholder('now'),
        createdAt: sql.placeholder('now'),
      })
      .returning({ id: emails.id }),
  );
  const answer = tx.$with('final_answer').as(
    tx
      .update(paymentAttempts)
      .set({
        answerStatus: sql`${sql.placeholder('answerStatus')}`,
        answer: sql`${sql.placeholder('answer')}`,
      })
      .where(
        and(
          eq(paymentAttempts.paymentId, sql.placeholder('paymentId')),
          isNull(paymentAttempts.answerStatus),
        ),
      )
      .returning({ key: paymentAttempts.key }),
  );
  return tx.with(charge, payment, movement, email, answer).select().from(payment).prepare('book_charge');
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
  readonly receipt: EmailContent;
  readonly recipient: string;
  readonly answer: StoredAnswer;
}

/**
 * Books a charge that was accepted, in one statement: charge, payment, movement, email, and the answer of the customer's
 * key if it has none.
 *
 * @param payment locked, and `processing`
 * @throws Error when the payment is not
 */
export async function bookCharge(
  tx: Db,
  payment: PaymentRow,
  { claimedUntil, receipt, answer: { status: answerStatus, envelope }, ...accepted }: AcceptedCharge,
  now: Date,
): Promise<PaymentRow> {
  const [taken] = await bookedCharge(tx).execute({
    ...accepted,
    ...receipt,
    claimedUntil: claimedUntil?.toISOString() ?? null,
    paymentId: payment.id,
    leaseId: payment.leaseId,
    amountCents: payment.amountCents,
    movedOn: payment.payOn,
    paymentType: payment.methodType === 'card' ? 'Card' : 'ACH',
    answerStatus,
    answer: JSON.stringify(envelope),
    now,
  });
  if (!taken) throw new Error(`Payment ${payment.id} is not processing.`);
  return taken;
}
