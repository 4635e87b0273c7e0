import type { ChargeBooks, Refunded } from './charge-books.ts';
import { slowAnswer } from './test-numbers.ts';

/** The status of a refund as it is answered now: what was not decided is, after a while. */
export function refundState({ status, at }: Refunded, now: Date): 'succeeded' | 'declined' | 'processing' {
  if (status !== 'undecided') return status;
  return now.getTime() - at < slowAnswer ? 'processing' : 'succeeded';
}

/** The refunds of a charge that were made, as its look-up answers them. */
export const madeRefunds = (books: ChargeBooks, chargeKey: string, now: Date) =>
  books
    .refundsOf(chargeKey)
    .filter((refund) => refundState(refund, now) === 'succeeded')
    .map(({ key, type, amount, at }) => ({ key, type, amount, at, wonAt: books.wonAt(key) }));
