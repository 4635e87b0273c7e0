import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Services } from '../server/call.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { signInFailures, type Guard } from '../store/schema.ts';
import { hashOf } from './secrets.ts';

/** Failed sign-ins are counted in the database, so the limits hold over any number of processes. */
const span = 15 * 60_000;
export const failuresByAccountAndAddress = 10;
export const failuresByAddress = 100;

export interface SignInOrigin {
  readonly guard: Guard;
  readonly email: string;
  readonly address: string;
}

const accountHashOf = ({ guard, email }: SignInOrigin) => hashOf(`${guard}:${email}`);

/** @throws Failure 429 while an address has guessed too often, at this account or at many */
export async function checkSignInLimits(db: Db, origin: SignInOrigin, now: Date): Promise<void> {
  const recent = and(
    eq(signInFailures.address, origin.address),
    gt(signInFailures.failedAt, new Date(now.getTime() - span)),
  );
  const [all] = await db.select({ failures: count() }).from(signInFailures).where(recent);
  const [own] = await db
    .select({ failures: count() })
    .from(signInFailures)
    .where(and(recent, eq(signInFailures.accountHash, accountHashOf(origin))));
  if ((own?.failures ?? 0) >= failuresByAccountAndAddress || (all?.failures ?? 0) >= failuresByAddress) {
    throw new Failure(429, 'Too many attempts to sign in. Please wait 15 minutes and try again.');
  }
}

export async function noteSignInFailure(db: Db, origin: SignInOrigin, now: Date): Promise<void> {
  await db
    .insert(signInFailures)
    .values({ accountHash: accountHashOf(origin), address: origin.address, failedAt: now });
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, new Date(now.getTime() - span)));
}

/** A sign-in that works shows who it was: the failures before it no longer count. */
export async function forgetSignInFailures(db: Db, origin: SignInOrigin): Promise<void> {
  await db
    .delete(signInFailures)
    .where(
      and(eq(signInFailures.accountHash, accountHashOf(origin)), eq(signInFailures.address, origin.address)),
    );
}

/** How often one thing may be asked for in a quarter of an hour, whoever asks. */
export const asksBySubject = 5;

/**
 * Counts a request that costs a mail or an account, so that nobody can have any number of them.
 *
 * @param subject what is asked for, and for whom
 * @throws Failure 429, or what `refuse` makes, when it has been asked for too often
 */
export async function countAsk(
  db: Db,
  { subject, address }: { readonly subject: string; readonly address: string },
  now: Date,
  refuse = () => new Failure(429, 'Too many requests. Please wait 15 minutes and try again.'),
): Promise<void> {
  const accountHash = hashOf(`ask:${subject}`);
  const since = gt(signInFailures.failedAt, new Date(now.getTime() - span));
  const [own] = await db
    .select({ asks: count() })
    .from(signInFailures)
    .where(and(eq(signInFailures.accountHash, accountHash), since));
  if ((own?.asks ?? 0) >= asksBySubject) throw refuse();
  await checkAddress(db, address, now);
  await db.insert(signInFailures).values({ accountHash, address, failedAt: now });
}

/**
 * Does what a secret allows, and counts it against the address when the secret was none.
 *
 * @throws Failure 429 while the address has been wrong too often
 */
export async function guarded<Answer>(
  { db, clock }: Services,
  address: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await checkAddress(db, address, clock.now());
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.status !== 422) {
      const accountHash = hashOf('secret');
      await db.insert(signInFailures).values({ accountHash, address, failedAt: clock.now() });
    }
    throw error;
  }
}

async function checkAddress(db: Db, address: string, now: Date): Promise<void> {
  const [all] = await db
    .select({ failures: count() })
    .from(signInFailures)
    .where(
      and(eq(signInFailures.address, address), gt(signInFailures.failedAt, new Date(now.getTime() - span))),
    );
  if ((all?.failures ?? 0) >= failuresByAddress) {
    throw new Failure(429, 'Too many attempts. Please wait 15 minutes and try again.');
  }
}
