import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { StoredAnswer } from '../server/answers.ts';
import { failed, type AnswerEnvelope } from '../server/envelope.ts';
import { Failure } from '../server/failure.ts';
import { advisoryLock } from '../store/advisory-lock.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { paymentAttempts, payments } from '../store/schema.ts';

/** A customer's idempotency key, with the hash of the request that it came with. */
export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: string;
}

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/**
 * Returns the idempotency key of a request: 8 to 64 characters that are safe in an address, chosen by the client.
 *
 * @throws Failure 422
 */
export function checkIdempotencyKey(key: string | null): string {
  if (key !== null && /^[\w-]{8,64}$/.test(key)) return key;
  throw new Failure(422, {
    idempotency_key: ['Send an Idempotency-Key header of 8 to 64 letters, digits, dashes or underscores.'],
  });
}

/**
 * Stores the key, or waits for the request that has locked it, and locks its row until the transaction ends. So of any
 * number of requests with one key one goes on, and the others find its answer. With new keys, payments of one customer that are
 * sent at the same moment wait here for each other too, because their declined payments are counted together.
 */
export const storedAttempt = (tx: Db) =>
  tx
    .insert(paymentAttempts)
    .values({
      userId: sql.placeholder('userId'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      startedAt: sql.placeholder('startedAt'),
    })
    .onConflictDoUpdate({
      target: [paymentAttempts.userId, paymentAttempts.key],
      // The update also locks the row and reads what was committed last.
      set: { startedAt: sql`excluded.started_at` },
    })
    .returning({
      ...getTableColumns(paymentAttempts),
      // Who has the key of a payment must not wait: its booking, which has the lease, may wait for the key.
      lock: sql<unknown>`case when ${paymentAttempts.paymentId} is null
        then ${advisoryLock(sql`'declines:' || ${paymentAttempts.userId}`)}::text end`.as('lock'),
    });

/**
 * Checks that a key names the request that it was first used for.
 *
 * @throws Failure 422
 */
export function checkRequest(stored: AttemptRow, attempt: IdempotencyKey): void {
  if (stored.requestHash === attempt.requestHash) return;
  throw new Failure(422, { idempotency_key: ['This key has been used for another payment.'] });
}

const isNamed = and(
  eq(paymentAttempts.userId, sql.placeholder('userId')),
  eq(paymentAttempts.key, sql.placeholder('key')),
);

const attemptByKey = prepared((db) =>
  db.select().from(paymentAttempts).where(isNamed).prepare('attempt_by_key'),
);

/** Returns a customer's attempt by its key; null when the key is unknown. */
export async function findAttempt(db: Db, userId: number, key: string): Promise<AttemptRow | null> {
  const [row] = await attemptByKey(db).execute({ userId, key });
  return row ?? null;
}

const attemptedPayment = prepared((db) =>
  db
    .select({ attempt: paymentAttempts, payment: { status: payments.status, reason: payments.reason } })
    .from(paymentAttempts)
    .leftJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(isNamed)
    .prepare('attempted_payment'),
);

/** An attempt, with what has become of its payment since; null while it has named none. */
export interface AttemptedPayment {
  readonly attempt: AttemptRow;
  readonly payment: Pick<typeof payments.$inferSelect, 'status' | 'reason'> | null;
}

/** Returns a customer's attempt by its key, with its payment as it is now; null when the key is unknown. */
export async function findAttemptedPayment(
  db: Db,
  userId: number,
  key: string,
): Promise<AttemptedPayment | null> {
  const [row] = await attemptedPayment(db).execute({ userId, key });
  return row ?? null;
}

const updateAnswer = prepared((tx) =>
  tx
    .update(paymentAttempts)
    .set({
      answerStatus: sql`${sql.placeholder('status')}`,
      answer: sql`${sql.placeholder('answer')}`,
    })
    .where(
      and(eq(paymentAttempts.paymentId, sql.placeholder('paymentId')), isNull(paymentAttempts.answerStatus)),
    )
    .returning({ key: paymentAttempts.key })
    .prepare('update_answer'),
);

/**
 * Stores the final answer of the key that named a payment, in the transaction that it reports on.
 *
 * @returns false when the key has an answer already, as that of a scheduled payment has, or there is no key
 */
export async function recordAnswerOf(
  tx: Db,
  paymentId: number,
  { status, envelope }: StoredAnswer,
): Promise<boolean> {
  const [first] = await updateAnswer(tx).execute({ status, answer: JSON.stringify(envelope), paymentId });
  return first !== undefined;
}

/** Returns the envelope as it was stored. */
export function storedEnvelope(row: AttemptRow): AnswerEnvelope {
  return (row.answer ?? failed(500, 'An unknown error occurred')) as AnswerEnvelope;
}
