import { createHmac } from 'node:crypto';
import type { BankAccountNumbers } from '../processor/processor.ts';

/**
 * Returns what the same account has each time that it is added, and no other one: a keyed hash of both numbers (API-16).
 * Without a key whoever reads the database could try every number.
 *
 * @param secret that the api shares with the processor, which has the numbers anyway; null in a demo without one, and then
 *   there is no fingerprint
 */
export const fingerprintOf = (
  { routing, account }: BankAccountNumbers,
  secret: string | null,
): string | null =>
  secret === null
    ? null
    : createHmac('sha256', secret).update(`bank account ${routing} ${account}`).digest('hex');
