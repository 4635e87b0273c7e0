import type { WireBankAddition } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { ProcessorError } from '../processor/processor-error.ts';
import type { BankAccountNumbers, Processor } from '../processor/processor.ts';
import { Failure, invalid } from '../server/failure.ts';
import { banks, type Account } from '../store/schema.ts';
import { limitAdditions } from './addition-limit.ts';
import { checkBankNumbers } from './bank-numbers.ts';
import type { MethodServices } from './method-services.ts';

/**
 * Saves a customer's bank account, once: its numbers at the processor, the last four digits of them here (API-43, API-44).
 *
 * @throws Failure 422 naming every wrong field, or for an account that is saved or that the processor rejects; 429 after
 *   too many tries; 503 when no processor is set up, or when it gives no reliable answer
 */
export async function saveBank(
  { id: userId, fullName, email }: Account,
  body: WireBankAddition,
  { db, clock, processor }: Omit<MethodServices, 'cardProvider'>,
): Promise<void> {
  if (processor === null) throw new Failure(503, 'Bank accounts can’t be saved here yet.');
  const numbers = checkBankNumbers(body);
  const account = {
    userId,
    routingLast4: numbers.routing.slice(-4),
    accountLast4: numbers.account.slice(-4),
  };
  await limitAdditions({ db, clock }, userId);
  const saved = await db.$count(
    banks,
    and(
      eq(banks.userId, userId),
      eq(banks.routingLast4, account.routingLast4),
      eq(banks.accountLast4, account.accountLast4),
    ),
  );
  // Whoever got no answer sends the same again; the processor would store it twice.
  if (saved > 0) throw alreadySaved();
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

const alreadySaved = () => invalid({ account: 'This account is already saved.' });
