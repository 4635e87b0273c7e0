import type { CalendarDate } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { dayIn } from '../../src/clock/customer-day.ts';
import { hashOf } from '../../src/sign-in/secrets.ts';
import { banks, cards, leases, leaseTerms, sessions, users } from '../../src/store/schema.ts';
import { assertDefined } from '../../src/seed/assert-defined.ts';
import type { SimulatedAnswer, SimulatedPortal } from './simulated-portal.ts';
import { defaultTimeZone, startedAt } from './simulated-portal.ts';
import { declinedLast4, returnedLast4 } from './simulated-processor.ts';

export interface SimulatedCustomer {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly methods: readonly { readonly type: 'card' | 'bank'; readonly id: number }[];
}

export interface SimulatedLease {
  readonly id: number;
  readonly uuid: string;
  readonly loanNumber: string;
  /** Place of its customer. */
  readonly owner: number;
  readonly timeZone: string;
  readonly totalCents: number;
  readonly monthlyCents: number;
  readonly earlyPayoffOn: CalendarDate;
  readonly earlyDiscountCents: number;
}

/** The body of a payment's request. */
export interface SimulatedOrder {
  readonly amount: number;
  readonly date: CalendarDate;
  readonly lease: string;
  readonly method_type: 'card' | 'bank';
  readonly method_id: number;
  readonly isPayoffAmount: boolean;
}

/** What a customer's tab knows of a payment that it sent. */
export interface SentPayment {
  readonly key: string;
  readonly customer: number;
  readonly lease: SimulatedLease;
  readonly order: SimulatedOrder;
  /** Whether it was for a later day than that of the lease when it was sent; null when the clock went on meanwhile. */
  isLater: boolean | null;
  /** The first final answer. */
  final: SimulatedAnswer | null;
  /** Whether an answer said that the payment is being processed. */
  wasOpen: boolean;
}

/** The customers of one run, and what they were told. */
export interface Scenario {
  readonly portal: SimulatedPortal;
  readonly customers: readonly SimulatedCustomer[];
  readonly leases: readonly SimulatedLease[];
  readonly sent: SentPayment[];
  /** Late fees that were charged, in cents, with the place of their lease and when. */
  readonly fees: { readonly leaseId: number; readonly cents: number }[];
  /** Statuses of payments when they were last looked at, by id. */
  readonly statuses: Map<number, string>;
  /** What happened, for the report. */
  readonly log: string[];
  /** Whether only one thing happens at a time. */
  isAlone: boolean;
}

const always = new Date('2099-01-01T00:00:00Z');
const began: CalendarDate = '2026-11-10' as CalendarDate;
const zones = [null, 'Pacific/Honolulu', 'Pacific/Kiritimati', null];

/** Empties the store and gives two customers two leases, two cards and two bank accounts each. */
export async function beginScenario(portal: SimulatedPortal): Promise<Scenario> {
  const { db, processor } = portal;
  await db.execute(sql`truncate users, leases, emails, processor_events cascade`);
  processor.forgetAll();
  processor.offences.length = 0;
  portal.delivered.length = 0;
  portal.startAgain();
  const createdAt = new Date(startedAt);
  const people = await db
    .insert(users)
    .values(
      ['ann', 'ben'].map((name) => ({
        guard: 'client' as const,
        email: `${name}@portal.test`,
        passwordHash: '-',
        createdAt,
      })),
    )
    .returning();
  await db.insert(sessions).values(
    people.map(({ id }) => ({
      tokenHash: hashOf(tokenOf(id)),
      userId: id,
      createdAt,
      lastUsedAt: always,
      expiresAt: always,
    })),
  );
  const ownCards = await db
    .insert(cards)
    .values(
      people.flatMap(({ id: userId }) =>
        ['4242', declinedLast4].map((last4) => ({
          userId,
          provider: 'payliance',
          last4,
          expiryMonth: 12,
          expiryYear: 2030,
          holderFirst: 'A',
          holderLast: 'B',
          spelling: 'short' as const,
          createdAt,
        })),
      ),
    )
    .returning();
  const ownBanks = await db
    .insert(banks)
    .values(
      people.flatMap(({ id: userId }) =>
        ['6789', returnedLast4].map((accountLast4) => ({
          userId,
          bank: 'Bank',
          owner: 'A B',
          routingLast4: '0733',
          accountLast4,
          createdAt,
        })),
      ),
    )
    .returning();
  const rows = await db
    .insert(leases)
    .values(
      zones.map((timeZone, place) => ({
        uuid: `00000000-0000-4000-8000-00000000000${place}`,
        loanNumber: `SIM-${place}`,
        userId: assertDefined(people[place % 2]).id,
        storeName: 'Store',
        stateCode: 'TX',
        applicationDate: began,
        items: [],
        timeZone,
        createdAt,
      })),
    )
    .returning();
  const terms = await db
    .insert(leaseTerms)
    .values(
      rows.map(({ id }, place) => ({
        leaseId: id,
        beganOn: began,
        term: 6,
        monthlyCents: 10_000,
        totalCents: 60_000 - place * 100,
        firstDueOn: '2026-12-05' as CalendarDate,
        dueDay: 5,
        earlyPayoffOn: (place < 2 ? '2026-11-29' : '2026-12-20') as CalendarDate,
        earlyDiscountCents: place === 1 ? 0 : 15_000,
      })),
    )
    .returning();
  return {
    portal,
    customers: people.map(({ id, email }) => ({
      id,
      email,
      token: tokenOf(id),
      methods: [
        ...ownCards
          .filter(({ userId }) => userId === id)
          .map((card) => ({ type: 'card' as const, id: card.id })),
        ...ownBanks
          .filter(({ userId }) => userId === id)
          .map((bank) => ({ type: 'bank' as const, id: bank.id })),
      ],
    })),
    leases: rows.map(({ id, uuid, loanNumber, timeZone }, place) => ({
      id,
      uuid,
      loanNumber,
      owner: place % 2,
      timeZone: timeZone ?? defaultTimeZone,
      ...assertDefined(terms[place]),
    })),
    sent: [],
    fees: [],
    statuses: new Map(),
    log: [],
    isAlone: true,
  };
}

const tokenOf = (userId: number) => `session-of-customer-${userId}`;

export const todayOf = ({ portal }: Scenario, { timeZone }: SimulatedLease) =>
  dayIn(timeZone, new Date(portal.now()));
