import { portalLinks } from '@portal/api-contract';
import { and, eq, ne } from 'drizzle-orm';
import {
  noAccountEmail,
  otherLoginEmail,
  passwordResetEmail,
  pinResetEmail,
} from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { linkTo, type PortalAddresses } from '../mail/portal-addresses.ts';
import type { SignInServices } from './sign-in-services.ts';
import type { Client } from '../server/client.ts';
import { Failure } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { users, type Account, type Guard } from '../store/schema.ts';
import { beginFlow, findFlow, flowLifetimes, lockFlow, type Flow } from './flow-tokens.ts';
import { isKnownDevice } from './known-devices.ts';
import { forgotSubject, createPin, verifyPin, wrongPin } from './pins.ts';
import { limitRequests, pleaseWait } from './sign-in-limits.ts';

interface ForgottenPassword {
  readonly email: string;
  readonly guard: Guard;
  /** What the email contains: a link or a PIN. */
  readonly by: 'link' | 'pin';
}

/**
 * Emails a link, or a PIN and a link, for a new password, and returns a token that can only request that email again. The
 * PIN counts only with this token; the link needs none, so that its reader has a way in whoever asked for the email, and
 * however many wrong PINs others have entered (OP-110). An address
 * without an account of the guard gets an email that says so, and which login it has instead; the answers for known and
 * unknown addresses are the same and take as long.
 *
 * @throws Failure 400 for an address that can't receive email, 403 after too many requests, both by field
 */
export async function sendPasswordReset(
  services: SignInServices,
  forgotten: ForgottenPassword,
  client: Client,
): Promise<string> {
  const { db, clock } = services;
  const now = clock.now();
  rejectUnreachable(forgotten.email);
  await limitEmails(db, forgotten, client, now);
  return db.transaction(async (tx) => {
    const { email, guard, by } = forgotten;
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.guard, guard)))
      .for('share');
    const flow = { purpose: `forgot-${by}`, userId: account?.id ?? null, email, guard } as const;
    const token = await beginFlow(tx, flow, now);
    await emailReset(tx, services, { token, ...flow }, { client, now });
    return token;
  });
}

/**
 * Emails the link or PIN of a token again.
 *
 * @throws Failure 404 for a token that is unknown or too old, 403 after too many requests
 */
export async function resendPasswordReset(
  services: SignInServices,
  token: string,
  client: Client,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const asked = await findFlow(db, token, forgotPurposes, now);
  if (!asked || asked.email === null || asked.guard === null) throw expired();
  const { email, guard } = asked;
  await limitEmails(db, { email, guard }, client, now);
  await db.transaction(async (tx) => {
    const flow = await lockFlow(tx, token, forgotPurposes, now);
    if (!flow) throw expired();
    const { userId, purpose } = flow;
    await emailReset(tx, services, { token, email, guard, userId, purpose }, { client, now });
  });
}

const forgotPurposes = ['forgot-link', 'forgot-pin'] as const;

const expired = () => new Failure(404, 'This request has expired. Please start again.');

interface ResetFlow extends Pick<Flow, 'userId' | 'purpose'> {
  readonly token: string;
  readonly email: string;
  readonly guard: Guard;
}

async function emailReset(
  tx: Db,
  addresses: PortalAddresses,
  { token, email, guard, userId, purpose }: ResetFlow,
  { client: { language, brand }, now }: { readonly client: Client; readonly now: Date },
): Promise<void> {
  const link = await beginReset(tx, addresses, { userId, email, guard, brand }, now);
  const reset = { link, lifetime: flowLifetimes.reset };
  const content =
    purpose === 'forgot-pin'
      ? pinResetEmail(await createPin(tx, forgotSubject(token), now), reset)
      : passwordResetEmail(reset);
  // Looked up for every address, so that each takes as long.
  const otherGuard = await findOtherGuard(tx, { email, guard });
  const withoutAccount =
    otherGuard === null
      ? noAccountEmail()
      : otherLoginEmail(otherGuard, linkTo(addresses, brand, portalLinks.login({ guard: otherGuard })));
  await enqueueEmail(tx, { email, language, brand }, userId === null ? withoutAccount : content, now);
}

/**
 * Returns the guard of an account that has an address, when it is another one; null also for an account that nobody has
 * verified, since it does not keep the address from its owner.
 */
async function findOtherGuard(
  tx: Db,
  { email, guard }: Pick<Account, 'email' | 'guard'>,
): Promise<Guard | null> {
  const isOther = and(ne(users.guard, guard), ne(users.verification, 'registered'));
  const [other] = await tx
    .select({ guard: users.guard })
    .from(users)
    .where(and(eq(users.email, email), isOther));
  return other?.guard ?? null;
}

/** Begins a reset and returns the link, for an email, that sets a new password once. */
export async function beginReset(
  tx: Db,
  addresses: PortalAddresses,
  {
    userId,
    email,
    guard,
    brand,
  }: { readonly userId: number | null } & Pick<Account, 'email' | 'guard' | 'brand'>,
  now: Date,
): Promise<string> {
  const token = await beginFlow(tx, { purpose: 'reset', userId }, now);
  return linkTo(addresses, brand, portalLinks.reset({ token, email, guard }));
}

/**
 * Exchanges the PIN of a forgotten password, with the token of the flow that sent it, for a token that sets a new one.
 *
 * @throws Failure 400 for a PIN that is wrong, expired or of another flow, 406 when no try is left, 429 when those
 * of the day are used up
 */
export async function exchangePin(
  { db, clock }: SignInServices,
  { token, email, pin }: { readonly token: string; readonly email: string; readonly pin: string },
  client: Client,
): Promise<string> {
  const now = clock.now();
  const flow = await findFlow(db, token, ['forgot-pin'], now);
  if (flow?.email !== email || flow.guard === null) throw wrongPin();
  const { address, device } = client;
  const isKnown = await isKnownDevice(db, { email, guard: flow.guard }, client, now);
  const guess = { recipient: email, address, owner: isKnown ? device : null };
  await verifyPin(db, { subject: forgotSubject(token), pin, ...guess }, now);
  return db.transaction(async (tx) => {
    // A new password or address, which may have been set while the PIN was compared, ends the flow.
    if (!(await lockFlow(tx, token, ['forgot-pin'], now))) throw wrongPin();
    return beginFlow(tx, { purpose: 'reset-by-pin', userId: flow.userId }, now);
  });
}

/**
 * Counts a request for an email. On a device of the account only its own count: others can't use them up. Each guard has
 * a count of its own, since the emails of another guard have no link that the owner could use instead.
 */
async function limitEmails(
  db: Db,
  asked: { readonly email: string; readonly guard: Guard },
  client: Client,
  now: Date,
): Promise<void> {
  const subject = `forgot:${asked.guard}:${asked.email}`;
  const isKnown = await isKnownDevice(db, asked, client, now);
  const counted = isKnown ? `${subject}:${client.device}` : subject;
  await limitRequests(db, { subject: counted, address: client.address }, now, tooOften);
}

/** Rejects the domain that is reserved as never valid (RFC 2606). */
function rejectUnreachable(email: string): void {
  if (/\.invalid$/.test(email)) {
    throw new Failure(400, { email: ['No email can be delivered to this address.'] });
  }
}

const tooOften = (seconds: number) =>
  new Failure(
    403,
    { email: [`Several emails have been sent to this address. ${pleaseWait(seconds)}`] },
    { retryAfterSeconds: seconds },
  );
