import type { WireBankAddition } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { Failure, invalid } from '../server/failure.ts';
import { banks, type Account } from '../store/schema.ts';
import { limitAdditions } from './addition-limit.ts';
import { checkBankNumbers } from './bank-numbers.ts';
import type { MethodServices } from './method-services.ts';

/**
 * Saves a customer's bank account, once: its numbers at the processor, the last four digits of them here (API-43, API-44).
 *
 * @throws Failure 422 naming every wrong field, or for an account that is saved; 429 after too many tries; 503 when no
 *   processor is set up
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
      processorReference: await processor.storeBankAccount(numbers),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: banks.id });
  if (!added) throw alreadySaved();
}

const alreadySaved = () => invalid({ account: 'This account is already saved.' });
