import {
  checkToken,
  currentUser,
  loginCustomer,
  loginPortal,
  csrfCookie,
  logout,
  registerCustomer,
} from '@portal/domain/endpoints';
import { isTimezone } from '../clock/customer-day.ts';
import { openCall, signedInCall, type Call } from '../server/call.ts';
import { Failure, invalid } from '../server/failure.ts';
import { users } from '../store/schema.ts';
import { spelled } from './emails.ts';
import { hashPassword } from './passwords.ts';
import { endSession } from './sessions.ts';
import { checkedSession, signedIn, signIn } from './sign-in.ts';
import { writeUser } from './user-wire.ts';

export const signInCalls: readonly Call[] = [
  openCall(loginCustomer, ({ body, address }, services) =>
    signIn(services, { guard: 'client', email: spelled(body.email), password: body.password, address }),
  ),

  openCall(loginPortal, ({ body, address }, services) => {
    if ('code' in body) throw new Failure(501, 'This is not available yet.');
    const { email, password, guard } = body;
    return signIn(services, { guard, email: spelled(email), password, address });
  }),

  openCall(registerCustomer, async ({ body }, { db, clock }) => {
    const passwordHash = await hashPassword(body.password);
    const now = clock.now();
    const [account] = await db
      .insert(users)
      .values({
        guard: 'client',
        email: spelled(body.email),
        passwordHash,
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        fullName: `${body.first_name.trim()} ${body.last_name.trim()}`,
        timezone: isTimezone(body.timezone) ? body.timezone : null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) throw invalid({ email: 'This email address is already registered.' });
    return signedIn(db, account, now);
  }),

  signedInCall(checkToken, ({ caller }, { db }) => checkedSession(db, caller.account)),

  signedInCall(currentUser, async ({ caller }) => writeUser(caller.account)),

  // OP-46: a bearer token needs no cookie against forged requests; the call is answered so that callers may rely on it.
  openCall(csrfCookie, async () => null),

  signedInCall(logout, async ({ caller }, { db }) => {
    await endSession(db, caller.tokenHash);
    return null;
  }),
];
