import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import { charges } from '../store/schema.ts';

interface VoidServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly processor: Processor;
}

/** Milliseconds between two tries to take back one charge. */
const voidPause = 60_000;

/** Takes back the charges that are to be taken back, each until the processor confirms it. */
export async function voidCharges({ db, clock, processor }: VoidServices): Promise<void> {
  for (;;) {
    const now = clock.now();
    const next = db
      .select({ key: charges.key })
      .from(charges)
      .where(and(eq(charges.status, 'voiding'), lte(charges.claimedUntil, now)))
      .orderBy(asc(charges.claimedUntil))
      .limit(1)
      .for('update', { skipLocked: true });
    const [charge] = await db
      .update(charges)
      .set({ claimedUntil: new Date(now.getTime() + voidPause) })
      .where(eq(charges.key, sql`(${next})`))
      .returning();
    if (!charge) return;
    // Without a confirmation it is tried again after the pause.
    const isVoided = await processor.void(charge.key).then(
      () => true,
      () => false,
    );
    if (isVoided) {
      await db
        .update(charges)
        .set({ status: 'voided', claimedUntil: null })
        .where(and(eq(charges.key, charge.key), eq(charges.status, 'voiding')));
    }
  }
}
