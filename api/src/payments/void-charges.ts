import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import { charges } from '../store/schema.ts';
import { takeUp } from '../worker/take-up.ts';

interface VoidServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly processor: Processor;
}

/** Milliseconds between two tries to take back one charge. */
const voidPause = 60_000;

/** Tries once to take back each charge that is to be taken back; each is tried again until the processor confirms it. */
export async function voidCharges(services: VoidServices): Promise<void> {
  // Tries without an answer may take longer than the pause: what becomes due meanwhile is left to the next run.
  const begun = services.clock.now();
  await takeUp(
    () => claimVoid(services, begun),
    (key) => voidCharge(services, key),
  );
}

/** Claims a charge that was to be taken back by an instant; returns its key. */
async function claimVoid({ db, clock }: VoidServices, dueBy: Date): Promise<string | undefined> {
  const next = db
    .select({ key: charges.key })
    .from(charges)
    .where(and(eq(charges.status, 'voiding'), lte(charges.claimedUntil, dueBy)))
    .orderBy(asc(charges.claimedUntil))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(charges)
    .set({ claimedUntil: new Date(clock.now().getTime() + voidPause) })
    .where(eq(charges.key, sql`(${next})`))
    .returning({ key: charges.key });
  return claimed?.key;
}

/** Without the processor's confirmation the charge is tried again after the pause. */
async function voidCharge({ db, processor }: VoidServices, key: string): Promise<void> {
  const isVoided = await processor.void(key).then(
    () => true,
    () => false,
  );
  if (isVoided) {
    await db
      .update(charges)
      .set({ status: 'voided', claimedUntil: null })
      .where(and(eq(charges.key, key), eq(charges.status, 'voiding')));
  }
}
