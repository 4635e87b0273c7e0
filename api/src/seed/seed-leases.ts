import type { CalendarDate } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { sampleContract } from '../leases/sample-contract.plugin.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { applicantSubject, createPin, pinTries } from '../sign-in/pins.ts';
import { hashOf } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import { applicants, leases, leaseTerms, pins } from '../store/schema.ts';
import { pastApplicants } from './applicants.ts';
import { leasePlans } from './leases.ts';
import { withoutContract } from './leases/running.ts';
import { assertDefined } from './assert-defined.ts';
import { randomFrom } from './random.ts';
import { seedPayments } from './seed-payments.ts';
import type { Ids } from './seed-people.ts';
import type { SeededMethod } from './seed-wallets.ts';

/** Seeds leases, applications, applicants and payments, dated from today. */
export async function seedLeases(
  tx: Db,
  ids: Ids,
  methods: ReadonlyMap<string, readonly SeededMethod[]>,
  today: CalendarDate,
  now: Date,
): Promise<void> {
  const random = randomFrom(204_418);
  const plans = leasePlans(today);
  const applied = await seedApplicants(tx, ids, now);
  const rows = await tx
    .insert(leases)
    .values(
      plans.map(({ owner, lease }) => ({
        ...lease,
        userId: unconnected.has(owner) ? null : assertDefined(ids.get(owner)),
        applicantId: applied.get(owner) ?? null,
        contractUrl: lease.loanNumber === withoutContract ? null : sampleContract,
        uuid: random.uuid(),
        createdAt: now,
      })),
    )
    .returning({ id: leases.id, loanNumber: leases.loanNumber });
  const idOf = new Map(rows.map(({ id, loanNumber }) => [loanNumber, id]));
  const placed = plans.map((plan) => ({ ...plan, leaseId: assertDefined(idOf.get(plan.lease.loanNumber)) }));
  await tx
    .insert(leaseTerms)
    .values(placed.flatMap(({ terms, leaseId }) => (terms ? [{ ...terms, leaseId }] : [])));
  await seedPayments(tx, placed, methods, now);
}

/** Owners of past leases that are not connected to an account yet. */
const unconnected: ReadonlySet<string> = new Set(['rita', 'paul']);

/** Seeds the applicants that retrieving finds, and paul's PIN, which never has a try left. */
async function seedApplicants(tx: Db, ids: Ids, now: Date): Promise<ReadonlyMap<string, number>> {
  const applied = new Map<string, number>();
  for (const { name, lastName, bornOn, ssn, contactEmail } of pastApplicants) {
    const userId = assertDefined(ids.get(name));
    const [row] = await tx
      .insert(applicants)
      .values({
        lastName,
        bornOn,
        contactEmail,
        ssnHash: await hashPassword(ssn),
        userId: unconnected.has(name) ? null : userId,
      })
      .returning({ id: applicants.id });
    applied.set(name, assertDefined(row).id);
  }
  const subject = applicantSubject(assertDefined(ids.get('paul')), assertDefined(applied.get('paul')));
  await createPin(tx, subject, now);
  await tx
    .update(pins)
    .set({ tries: pinTries, expiresAt: new Date(now.getTime() + 100 * 365 * 24 * 3_600_000) })
    .where(eq(pins.subjectHash, hashOf(subject)));
  return applied;
}
