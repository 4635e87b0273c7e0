import { mostWrongDigits } from '@portal/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { Failure } from '../server/failure.ts';
import { beginFlow, consumeFlow, findFlow } from '../sign-in/flow-tokens.ts';
import { hashOf } from '../sign-in/secrets.ts';
import { findCaller } from '../sign-in/sessions.ts';
import type { Db } from '../store/database.ts';
import { flowTokens, leases, paymentReminders, users, type Account } from '../store/schema.ts';

export interface PaymentLinkServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** Who opens a link: whoever has its token, and the session of the browser that it is opened in. */
export interface LinkVisitor {
  readonly token: string;
  /** The bearer token of the request; null without one. */
  readonly bearer: string | null;
  readonly address: string;
}

/** A reminder with its lease and its customer. */
export interface LinkedReminder {
  readonly reminder: typeof paymentReminders.$inferSelect & { readonly tokenHash: string };
  readonly leaseUuid: string;
  readonly account: Account;
}

/** One answer for links that are unknown, used, too old, or whose customer may not sign in. */
export const endedLink = () =>
  new Failure(400, 'This link has been used or has expired. Please log in to pay.');

/**
 * Exchanges the token of a reminder for that of its session. Of any number of requests at once, one gets it; a visitor
 * who is signed in to another account leaves the link as it is.
 *
 * @throws Failure 400 for a token that does not work any more, 403 when another account is signed in
 */
export async function openLink(services: PaymentLinkServices, visitor: LinkVisitor): Promise<string> {
  const { db, clock } = services;
  const { reminder, account } = await findReminder(services, visitor, 'payment-link');
  return db.transaction(async (tx) => {
    if (!(await consumeFlow(tx, visitor.token, ['payment-link'], clock.now()))) throw endedLink();
    const token = await beginFlow(tx, { purpose: 'payment-session', userId: account.id }, clock.now());
    const change = { tokenHash: hashOf(token) };
    await tx.update(paymentReminders).set(change).where(eq(paymentReminders.id, reminder.id));
    return token;
  });
}

/**
 * Returns the reminder that a token opens now.
 *
 * @throws Failure 400 for a token that does not work any more, 403 when another account is signed in
 */
export async function findReminder(
  { db, clock }: PaymentLinkServices,
  { token, bearer, address }: LinkVisitor,
  purpose: 'payment-link' | 'payment-session',
): Promise<LinkedReminder> {
  const now = clock.now();
  if (!(await findFlow(db, token, [purpose], now))) throw endedLink();
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({ reminder: paymentReminders, leaseUuid: leases.uuid, account: users })
    .from(paymentReminders)
    .innerJoin(leases, eq(leases.id, paymentReminders.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(eq(paymentReminders.tokenHash, tokenHash));
  if (!found || !maySignIn(found.account)) throw endedLink();
  const caller = bearer === null ? null : await findCaller(db, { token: bearer, address }, now);
  if (caller !== null && caller.account.id !== found.account.id) {
    throw new Failure(403, 'Another account is logged in here. Log out, then open the link again.');
  }
  return { ...found, reminder: { ...found.reminder, tokenHash } };
}

/** Whether a customer could sign in: a reminder opens nothing that a password would not. */
const maySignIn = ({ verification, mustResetPassword }: Account) =>
  verification === 'done' && !mustResetPassword;

/**
 * Compares the last four digits that were typed. Each try is counted before it is compared, so that no more than the limit
 * are compared however many arrive at once; the last wrong one ends the link. It runs in no transaction that a failure
 * would roll back.
 *
 * @throws Failure 422 for wrong digits, 400 when the link has ended
 */
export async function checkDigits(
  db: Db,
  { id, tokenHash }: LinkedReminder['reminder'],
  { typed, right }: { readonly typed: string; readonly right: string },
): Promise<void> {
  const isOfReminder = eq(paymentReminders.id, id);
  const [counted] = await db
    .update(paymentReminders)
    .set({ wrongDigits: sql`${paymentReminders.wrongDigits} + 1` })
    .where(and(isOfReminder, lt(paymentReminders.wrongDigits, mostWrongDigits)))
    .returning({ wrongDigits: paymentReminders.wrongDigits });
  if (!counted) throw endedLink();
  if (typed === right) {
    const change = { wrongDigits: sql`${paymentReminders.wrongDigits} - 1` };
    await db.update(paymentReminders).set(change).where(isOfReminder);
    return;
  }
  const left = mostWrongDigits - counted.wrongDigits;
  if (left > 0) throw wrongDigits(left);
  await db.delete(flowTokens).where(eq(flowTokens.tokenHash, tokenHash));
  throw endedLink();
}

const wrongDigits = (left: number) =>
  new Failure(
    422,
    {
      last4: [`These are not the last four digits. ${left === 1 ? 'One try is' : `${left} tries are`} left.`],
    },
    { data: { tries_left: left } },
  );
