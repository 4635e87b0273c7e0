import { and, eq, gt, lt } from 'drizzle-orm';
import { deviceCookieName, type ApiCookie, type Client } from '../server/client.ts';
import type { Db } from '../store/database.ts';
import { knownDevices, users, type Guard } from '../store/schema.ts';
import { hashOf, newToken } from './secrets.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds after the last sign-in. */
export const deviceLifetime = 365 * day;

/** Remembers that an account was signed in to with a device, and returns the cookie that it is known by. */
export async function rememberDevice(
  db: Db,
  userId: number,
  { device }: Client,
  now: Date,
): Promise<ApiCookie> {
  const expired = lt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceLifetime));
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), expired));
  // A token that somebody else made up is not taken over.
  const value = device !== null && (await isOurs(db, device)) ? device : newToken();
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashOf(value), userId, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { lastUsedAt: now },
    });
  return { name: deviceCookieName, value, maxAgeSeconds: deviceLifetime / 1000 };
}

async function isOurs(db: Db, device: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.tokenHash, hashOf(device)))) > 0;
}

/** Whether an account was signed in to with the device of a request. */
export async function isKnownDevice(
  db: Db,
  account: { readonly guard: Guard; readonly email: string },
  { device }: Client,
  now: Date,
): Promise<boolean> {
  if (device === null) return false;
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, hashOf(device)),
        gt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceLifetime)),
        eq(users.email, account.email),
        eq(users.guard, account.guard),
      ),
    );
  return known !== undefined;
}

/** Forgets every device of an account. */
export async function forgetDevices(tx: Db, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
