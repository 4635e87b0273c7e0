import type { CalendarDate } from '@portal/domain';
import { eq, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { utcDay } from '../clock/customer-day.ts';
import { sampleContract } from '../leases/sample-contract.ts';
import { inviteLetter, oneTimeLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import { beginFlow } from '../sign-in/flow-tokens.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { applicantSubject, makePin, pinTries } from '../sign-in/pins.ts';
import { hashOf, newToken } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import * as schema from '../store/schema.ts';
import {
  applicants,
  banks,
  cards,
  leases,
  leaseTerms,
  movements,
  payments,
  pins,
  retailers,
  retailerTypes,
  savedFilters,
  seedings,
  slides,
  users,
} from '../store/schema.ts';
import { emptyEdition, seedEdition } from './edition.ts';
import type { LeasePlan } from './lease-plan.ts';
import { pastApplicants } from './applicants.ts';
import { seededFilters } from './filters.ts';
import { leasePlans, withoutContract } from './leases.ts';
import { wallets } from './methods.ts';
import { demoPassword, people } from './people.ts';
import { randomFrom } from './random.ts';
import { makeRetailers, seededTypes } from './retailers.ts';
import { seededSlides } from './slides.ts';

export interface SeedOptions {
  readonly now: Date;
  readonly retailerCount: number;
  /** Where the links of seeded mails lead. */
  readonly portalUrl: string;
  /** Throws away all that a seeded store holds, and what was done since. */
  readonly isFresh?: boolean;
}

export type SeedOutcome =
  | { readonly kind: 'seeded' }
  /** Seeded before: left as it is. */
  | { readonly kind: 'standing'; readonly seededOn: CalendarDate; readonly isOfThisRelease: boolean }
  /** It has accounts that no seed has made: left as it is, for the demo's have a password that everybody knows. */
  | { readonly kind: 'occupied' };

/**
 * Fills an empty store with the demo's data, dated from today, all or nothing. A store that holds anything is left
 * as it is, unless one that was seeded is to be seeded afresh.
 */
export async function seed(db: Db, options: SeedOptions): Promise<SeedOutcome> {
  return begin(db, { ...options, edition: seedEdition }, async (tx, today) => {
    const ids = await seedPeople(tx, options.now);
    const methods = await seedWallets(tx, ids, today, options.now);
    await seedLeases(tx, ids, methods, today, options.now);
    await seedLinks(tx, ids, options);
    await seedRetailers(tx, options.retailerCount);
    await tx.insert(slides).values([...seededSlides]);
    await seedFilters(tx, ids, options.now);
  });
}

/** Leaves a store with its tables and nothing in them, which a later start in the demo does not fill. */
export const seedNothing = (db: Db, options: Pick<SeedOptions, 'now' | 'isFresh'>): Promise<SeedOutcome> =>
  begin(db, { ...options, edition: emptyEdition }, async () => undefined);

async function begin(
  db: Db,
  { now, isFresh = false, edition }: Pick<SeedOptions, 'now' | 'isFresh'> & { readonly edition: string },
  fill: (tx: Db, today: CalendarDate) => Promise<unknown>,
): Promise<SeedOutcome> {
  const today = utcDay(now);
  return db.transaction(async (tx): Promise<SeedOutcome> => {
    const note = { name: 'demo', edition, seededOn: today };
    const [first] = await tx.insert(seedings).values(note).onConflictDoNothing().returning();
    if (!first && !isFresh) return standing(tx);
    if (first && (await tx.select({ id: users.id }).from(users).limit(1)).length > 0) {
      await tx.delete(seedings);
      return { kind: 'occupied' };
    }
    if (!first) {
      await tx.execute(sql`truncate table ${sql.join(everyTable, sql`, `)} restart identity cascade`);
      await tx.insert(seedings).values(note);
    }
    await fill(tx, today);
    return { kind: 'seeded' };
  });
}

const everyTable = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

async function standing(tx: Db): Promise<SeedOutcome> {
  const { edition, seededOn } = must((await tx.select().from(seedings))[0]);
  const isOfThisRelease = edition === seedEdition || edition === emptyEdition;
  return { kind: 'standing', seededOn, isOfThisRelease };
}

type Ids = ReadonlyMap<string, number>;

async function seedPeople(tx: Db, now: Date): Promise<Ids> {
  const passwordHash = await hashPassword(demoPassword);
  const rows = await tx
    .insert(users)
    .values(
      people.map(({ name, ...columns }) => ({
        ...columns,
        email: `${name}@portal.test`,
        passwordHash,
        createdAt: now,
      })),
    )
    .returning({ id: users.id, email: users.email });
  return new Map(rows.map(({ id, email }) => [email.replace(/@.*/, ''), id]));
}

/** In the mailbox from the start: ivy’s invitation, and a link that signs maria in once. */
async function seedLinks(tx: Db, ids: Ids, { now, portalUrl }: SeedOptions): Promise<void> {
  const invite = await beginFlow(tx, { purpose: 'invite', userId: must(ids.get('ivy')) }, now);
  const invitation = inviteLetter(`${portalUrl}/#/auth/invite/${invite}`);
  await postMail(tx, 'ivy@portal.test', invitation, now);
  const code = newToken();
  const once = { purpose: 'one-time', userId: must(ids.get('maria')), codeHash: hashOf(code) } as const;
  const path = `/#/auth/login/one-time/${await beginFlow(tx, once, now)}?code=${code}`;
  await postMail(tx, 'maria@portal.test', oneTimeLetter(`${portalUrl}${path}`), now);
}

interface SeededMethod {
  readonly kind: 'card' | 'bank';
  readonly id: number;
  readonly last4: string;
}

/** @returns each person's first bank account, else their first card: what scheduled payments are drawn from */
async function seedWallets(tx: Db, ids: Ids, today: CalendarDate, now: Date) {
  const drafts = new Map<string, SeededMethod>();
  for (const wallet of wallets(today)) {
    const userId = must(ids.get(wallet.name));
    const owned = { userId, createdAt: now };
    const savedCards = wallet.cards.length
      ? await tx
          .insert(cards)
          .values(wallet.cards.map((card) => ({ ...card, ...owned })))
          .returning()
      : [];
    const savedBanks = wallet.banks.length
      ? await tx
          .insert(banks)
          .values(wallet.banks.map((bank) => ({ ...bank, ...owned })))
          .returning()
      : [];
    const { defaultMethod } = wallet;
    if (defaultMethod) {
      const row = must((defaultMethod.kind === 'card' ? savedCards : savedBanks)[defaultMethod.at]);
      await tx
        .update(users)
        .set({ defaultMethodKind: defaultMethod.kind, defaultMethodId: row.id })
        .where(eq(users.id, userId));
    }
    const [bank] = savedBanks;
    const [card] = savedCards;
    if (bank) drafts.set(wallet.name, { kind: 'bank', id: bank.id, last4: bank.accountLast4 });
    else if (card) drafts.set(wallet.name, { kind: 'card', id: card.id, last4: card.last4 });
  }
  return drafts;
}

async function seedLeases(
  tx: Db,
  ids: Ids,
  methods: ReadonlyMap<string, SeededMethod>,
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
        userId: unconnected.has(owner) ? null : must(ids.get(owner)),
        applicantId: applied.get(owner) ?? null,
        contractUrl: lease.loanNumber === withoutContract ? null : sampleContract,
        uuid: random.uuid(),
        createdAt: now,
      })),
    )
    .returning({ id: leases.id, loanNumber: leases.loanNumber });
  const idOf = new Map(rows.map(({ id, loanNumber }) => [loanNumber, id]));
  const placed = plans.map((plan) => ({ ...plan, leaseId: must(idOf.get(plan.lease.loanNumber)) }));
  await tx
    .insert(leaseTerms)
    .values(placed.flatMap(({ terms, leaseId }) => (terms ? [{ ...terms, leaseId }] : [])));
  await seedPayments(tx, placed, methods, now);
}

/** Owners of past leases that no account is connected to yet. */
const unconnected: ReadonlySet<string> = new Set(['rita', 'paul']);

/** Whom retrieving finds, and paul's PIN whose tries are used up for good. */
async function seedApplicants(tx: Db, ids: Ids, now: Date): Promise<ReadonlyMap<string, number>> {
  const applied = new Map<string, number>();
  for (const { name, lastName, bornOn, ssn } of pastApplicants) {
    const userId = must(ids.get(name));
    const [row] = await tx
      .insert(applicants)
      .values({
        lastName,
        bornOn,
        ssnHash: await hashPassword(ssn),
        userId: unconnected.has(name) ? null : userId,
      })
      .returning({ id: applicants.id });
    applied.set(name, must(row).id);
  }
  const subject = applicantSubject(must(ids.get('paul')), must(applied.get('paul')));
  await makePin(tx, subject, now);
  await tx
    .update(pins)
    .set({ tries: pinTries, expiresAt: new Date(now.getTime() + 100 * 365 * 24 * 3_600_000) })
    .where(eq(pins.subjectHash, hashOf(subject)));
  return applied;
}

type PlacedPlan = LeasePlan & { readonly leaseId: number };

/** Oldest first, so that the numbers of payments grow with their dates; fees before payments of the same day. */
async function seedPayments(
  tx: Db,
  plans: readonly PlacedPlan[],
  methods: ReadonlyMap<string, SeededMethod>,
  now: Date,
): Promise<void> {
  const orderOf = (owner: string) => {
    // Whoever has no method paid in the store.
    const { kind, id, last4 } = methods.get(owner) ?? { kind: 'card', id: 0, last4: '0000' };
    return { methodKind: kind, methodId: id, methodLast4: last4, isPayoff: false, createdAt: now };
  };
  const moved = plans
    .flatMap(({ owner, leaseId, movements: all }) => all.map((movement) => ({ ...movement, owner, leaseId })))
    .sort((a, b) => a.movedOn.localeCompare(b.movedOn));
  const paid = moved.filter(({ kind }) => kind === 'payment');
  const orders = await tx
    .insert(payments)
    .values(
      paid.map(({ owner, leaseId, amountCents, movedOn }) => ({
        ...orderOf(owner),
        leaseId,
        amountCents,
        payOn: movedOn,
        state: 'processed' as const,
      })),
    )
    .returning({ id: payments.id });
  const idOf = new Map(paid.map((movement, index) => [movement, must(orders[index]).id]));
  await tx.insert(movements).values(
    moved.map((movement) => ({
      leaseId: movement.leaseId,
      kind: movement.kind,
      amountCents: movement.amountCents,
      movedOn: movement.movedOn,
      paymentType: movement.paymentType ?? null,
      paymentId: idOf.get(movement) ?? null,
    })),
  );
  await tx
    .insert(payments)
    .values(
      plans.flatMap(({ owner, leaseId, scheduled }) =>
        scheduled.map((order) => ({ ...orderOf(owner), ...order, leaseId, state: 'scheduled' as const })),
      ),
    );
}

async function seedFilters(tx: Db, ids: Ids, now: Date): Promise<void> {
  await tx.insert(savedFilters).values(
    seededFilters.map(({ owner, ...filter }) => ({
      ...filter,
      userId: owner === null ? null : must(ids.get(owner)),
      savedAt: now,
    })),
  );
}

/** In portions: a statement has at most 65,535 parameters. */
const portion = 1000;

async function seedRetailers(tx: Db, wanted: number): Promise<void> {
  const { default: zipcodes } = await import('zipcodes');
  const areas = Object.values(zipcodes.codes).filter(
    ({ country, latitude, longitude }) => country === 'US' && latitude !== 0 && longitude !== 0,
  );
  await tx.insert(retailerTypes).values([...seededTypes]);
  const made = makeRetailers(wanted, areas);
  for (let from = 0; from < made.length; from += portion) {
    await tx.insert(retailers).values(made.slice(from, from + portion));
  }
}

function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The demo data names something that it lacks.');
  return value;
}
