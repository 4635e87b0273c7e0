import type { WireBankAddition } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { ProcessorError } from '../processor/processor-error.ts';
import type { BankAccountNumbers, Processor } from '../processor/processor.ts';
import { Failure, invalid } from '../server/failure.ts';
import { banks, type Account } from '../store/schema.ts';
import type { Db } from '../store/database.ts';
import { limitAdditions } from './addition-limit.ts';
import { fingerprintOf } from './bank-fingerprint.ts';
import { checkBankNumbers } from './bank-numbers.ts';
import type { MethodServices } from './method-services.ts';

/**
 * Saves a customer's bank account, once: its numbers at the processor, the last four digits of them and a fingerprint here
 * (API-43, API-44).
 *
 * @throws Failure 422 naming every wrong field, or for an account that is saved or that the processor rejects; 429 after
 *   too many tries; 503 when no processor is set up, or when it gives no reliable answer
 */
export async function saveBank(
  { id: userId, fullName, email }: Account,
  body: WireBankAddition,
  { db, clock, processor, eventSecret }: Omit<MethodServices, 'cardProvider'>,
): Promise<void> {
  if (processor === null) throw new Failure(503, 'Bank accounts can’t be saved here yet.');
  const numbers = checkBankNumbers(body);
  const account = {
    userId,
    routingLast4: numbers.routing.slice(-4),
    accountLast4: numbers.account.slice(-4),
    fingerprint: fingerprintOf(numbers, eventSecret),
  };
  await limitAdditions({ db, clock }, userId);
  // Whoever got no answer sends the same again; the processor would store it twice.
  await rejectSaved(db, account);
  const [added] = await db
    .insert(banks)
    .values({
      ...account,
      bank: body.bank.trim(),
      owner: fullName ?? email,
      processorReference: await referenceOf(processor, numbers),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: banks.id });
  if (!added) throw alreadySaved();
}

/** Stores the numbers at the processor and returns its name for the account. */
async function referenceOf(processor: Processor, numbers: BankAccountNumbers): Promise<string> {
  const account = await processor.storeBankAccount(numbers).catch((error: unknown) => {
    if (!(error instanceof ProcessorError)) throw error;
    throw new Failure(503, 'Bank accounts can’t be saved right now. Please try again later.');
  });
  if (account.status === 'rejected') {
    throw invalid({ account: 'This account can’t be used. Check its numbers, or use another account.' });
  }
  return account.reference;
}

/** @throws Failure 422 when the customer has saved the account, or one that can't be told apart from it */
async function rejectSaved(
  db: Db,
  { userId, routingLast4, accountLast4, fingerprint }: AccountDigits,
): Promise<void> {
  const similar = await db
    .select({ fingerprint: banks.fingerprint })
    .from(banks)
    .where(
      and(
        eq(banks.userId, userId),
        eq(banks.routingLast4, routingLast4),
        eq(banks.accountLast4, accountLast4),
      ),
    );
  const isKnown = ({ fingerprint: other }: (typeof similar)[number]) =>
    fingerprint !== null && other !== null;
  if (similar.some((one) => isKnown(one) && one.fingerprint === fingerprint)) {
    throw alreadySaved();
  }
  if (!similar.every(isKnown)) {
    throw invalid({
      account: 'An account with these last digits is already saved. To save another one, remove it first.',
    });
  }
}

const alreadySaved = () => invalid({ account: 'This account is already saved.' });

type AccountDigits = Pick<
  typeof banks.$inferSelect,
  'userId' | 'routingLast4' | 'accountLast4' | 'fingerprint'
>;
