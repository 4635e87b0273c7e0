import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { ledgerEntries } from '../store/schema.ts';

/** The entry of the ledger that says what the processor has taken, or given back, by a movement. */
export const isMoneyOf = (movementId: SQLWrapper) =>
  and(eq(ledgerEntries.movementId, movementId), eq(ledgerEntries.account, 'processor'));

/** What such an entry has booked, in cents, whichever way the money went. */
export const bookedCents = sql<number>`abs(${ledgerEntries.amountCents})`;
