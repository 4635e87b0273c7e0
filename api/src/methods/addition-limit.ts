import { recordWithinLimits } from '../sign-in/attempts.ts';
import { tooManyRequests } from '../sign-in/sign-in-limits.ts';
import type { MethodServices } from './method-services.ts';

/** How often one customer may try to add a card or bank account within a quarter of an hour. */
export const additionsByCustomer = 15;

/**
 * Counts a try to add a payment method, also one that fails: many are how stolen numbers are tried out.
 *
 * @throws Failure 429 after too many in a quarter of an hour, with the seconds to wait
 */
export async function limitAdditions(
  { db, clock }: Pick<MethodServices, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  // Counted apart from the address: customers who share one do not shut each other out, nor from signing in.
  const customer = `methods:${userId}`;
  await recordWithinLimits(db, { subject: customer, address: customer }, clock.now(), ({ own }) =>
    own.count >= additionsByCustomer ? tooManyRequests(own.forgottenIn) : null,
  );
}
