import { portalLinks } from '@portal/api-contract';
import { addDays, compareDates, type CalendarDate } from '@portal/domain';
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { hourIn, utcDay } from '../clock/customer-day.ts';
import { leaseDay, type LeaseDayServices } from '../leases/lease-day.ts';
import { lockLease } from '../leases/lease-store.ts';
import { logInReminderEmail, reminderEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { linkTo, type PortalAddresses } from '../mail/portal-addresses.ts';
import type { Recipient } from '../mail/reader.ts';
import { beginFlow, flowLifetimes } from '../sign-in/flow-tokens.ts';
import { hashOf } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import { leases, leaseTerms, paymentReminders, users, type Account } from '../store/schema.ts';
import { linkedState } from './linked-payment.ts';

export interface ReminderServices extends LeaseDayServices, PortalAddresses {
  readonly db: Db;
  /** How many days before its due date a payment is reminded of; 0 is the due date itself. */
  readonly reminderDays: readonly number[];
  /** Hour of the lease's day from which they are sent, until the day ends. */
  readonly reminderHour: number;
}

/** Leases that are read at once. */
const batchSize = 100;

/** A payment that may have to be reminded of today. */
interface Candidate {
  readonly leaseId: number;
  readonly leaseUuid: string;
  /** The lease's own; null without one. */
  readonly timeZone: string | null;
  readonly account: Pick<Account, 'id' | 'defaultMethodType' | 'defaultMethodId'>;
  readonly reader: Recipient;
  readonly dueOn: CalendarDate;
  readonly daysBefore: number;
}

/**
 * Sends the reminders of today, each once: of payments that are due on the days of the setting, on the lease's own
 * calendar and from an hour there on (OP-105), and neither paid nor scheduled. The email is in the language and leads to
 * the brand that the customer saw the portal in last; its link pays, or, where the default method can't, leads to the
 * payment after a log-in. A customer who has turned General Notifications off gets none
 * (OP-103). Any number of processes may do so at once. A lease that fails does not hold up the others.
 *
 * @returns how many were sent
 * @throws the first failure, once the others are done
 */
export async function sendReminders(services: ReminderServices): Promise<number> {
  let sent = 0;
  let failure: unknown = null;
  for (const due of dueDates(services)) {
    for (let after = 0; ;) {
      const batch = await findCandidates(services.db, due, after);
      const last = batch.at(-1);
      if (!last) break;
      for (const candidate of batch) {
        try {
          if (await services.db.transaction((tx) => remind(tx, services, candidate))) sent += 1;
        } catch (error) {
          failure ??= error;
        }
      }
      after = last.leaseId;
    }
  }
  if (failure !== null) throw failure;
  return sent;
}

type DueDate = Pick<Candidate, 'dueOn' | 'daysBefore'>;

/** The due dates that may be reminded of now: somewhere it is a day earlier or later than in UTC. */
function dueDates({ clock, reminderDays }: ReminderServices): readonly DueDate[] {
  const today = utcDay(clock.now());
  return reminderDays.flatMap((daysBefore) =>
    [-1, 0, 1].map((shift) => ({ daysBefore, dueOn: addDays(today, daysBefore + shift) })),
  );
}

/** The days of the month that fall on a date: a short month's last day stands for those that it lacks. */
function dueDaysOf(date: CalendarDate): readonly number[] {
  const day = Number(date.slice(8));
  const isLast = addDays(date, 1).endsWith('-01');
  return isLast ? Array.from({ length: 32 - day }, (_, index) => day + index) : [day];
}

/** Returns the next leases, by their ids, that may be due on a date and were not reminded of it. */
async function findCandidates(db: Db, due: DueDate, after: number): Promise<readonly Candidate[]> {
  const { dueOn, daysBefore } = due;
  const rows = await db
    .select({
      leaseId: leases.id,
      leaseUuid: leases.uuid,
      timeZone: leases.timeZone,
      account: {
        id: users.id,
        defaultMethodType: users.defaultMethodType,
        defaultMethodId: users.defaultMethodId,
      },
      reader: { email: users.email, language: users.language, brand: users.brand },
    })
    .from(leases)
    .innerJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .innerJoin(users, eq(users.id, leases.userId))
    .leftJoin(
      paymentReminders,
      and(
        eq(paymentReminders.leaseId, leases.id),
        eq(paymentReminders.dueOn, dueOn),
        eq(paymentReminders.daysBefore, daysBefore),
      ),
    )
    .where(
      and(
        gt(leases.id, after),
        isNull(paymentReminders.id),
        inArray(leaseTerms.dueDay, [...dueDaysOf(dueOn)]),
        lte(leaseTerms.firstDueOn, dueOn),
        eq(users.notifications, true),
        eq(users.verification, 'done'),
        eq(users.mustResetPassword, false),
      ),
    )
    .orderBy(asc(leases.id))
    .limit(batchSize);
  return rows.map((row) => ({ ...row, ...due }));
}

/** Enqueues the reminder of a payment, unless it is another day or too early there, or it is paid, scheduled or reminded of. */
async function remind(tx: Db, services: ReminderServices, candidate: Candidate): Promise<boolean> {
  const { leaseId, dueOn, daysBefore, account, reader } = candidate;
  const now = services.clock.now();
  const { timeZone } = leaseDay(services, candidate.timeZone);
  if (hourIn(timeZone, now) < services.reminderHour) return false;
  const entry = await lockLease(tx, services, { userId: account.id, uuid: candidate.leaseUuid });
  if (entry?.status !== 'running' || entry.account.nextDueOn !== dueOn) return false;
  if (compareDates(addDays(entry.today, daysBefore), dueOn) !== 0) return false;
  const state = await linkedState(tx, entry, account, dueOn);
  if (!('amount' in state) || (await wasReminded(tx, candidate))) return false;
  const token =
    state.status === 'due' ? await beginFlow(tx, { purpose: 'payment-link', userId: account.id }, now) : null;
  const tokenHash = token === null ? null : hashOf(token);
  await tx.insert(paymentReminders).values({ leaseId, dueOn, daysBefore, tokenHash, sentAt: now });
  const { storeName, loanNumber } = entry.lease;
  const payment = { amount: state.amount, dueOn, isToday: daysBefore === 0, storeName, loanNumber };
  const path =
    token === null
      ? portalLinks.payLease({ lease: candidate.leaseUuid })
      : portalLinks.pay({ token, language: reader.language });
  const link = { link: linkTo(services, reader.brand, path), lifetime: flowLifetimes['payment-link'] };
  const content = token === null ? logInReminderEmail(payment, link) : reminderEmail(payment, link);
  await enqueueEmail(tx, reader, content, now);
  return true;
}

/** Whether another process was faster; the lease is locked. */
async function wasReminded(tx: Db, { leaseId, dueOn, daysBefore }: Candidate): Promise<boolean> {
  const found = await tx
    .select({ id: paymentReminders.id })
    .from(paymentReminders)
    .where(
      and(
        eq(paymentReminders.leaseId, leaseId),
        eq(paymentReminders.dueOn, dueOn),
        eq(paymentReminders.daysBefore, daysBefore),
      ),
    );
  return found.length > 0;
}
