import {
  checkToken,
  currentUser,
  loginCustomer,
  loginPortal,
  csrfCookie,
  logout,
  registerCustomer,
} from '@portal/api-contract';
import { openCall, signedInCall, type Call } from '../server/call.ts';
import { spelled } from './emails.ts';
import { openAccount } from './registration.ts';
import { endSession } from './sessions.ts';
import { guarded } from './sign-in-limits.ts';
import { checkedSession, signedIn, signIn } from './sign-in.ts';
import { writeUser } from './user-wire.ts';
import { signInByLink } from './verification.ts';

export const signInCalls: readonly Call[] = [
  openCall(loginCustomer, ({ body, address }, services) =>
    signIn(services, { guard: 'client', email: spelled(body.email), password: body.password, address }),
  ),

  openCall(loginPortal, ({ body, address }, services) => {
    if ('code' in body) {
      return guarded(services, { subject: `link:${body.token}`, address }, () =>
        signInByLink(services, body),
      );
    }
    const { email, password, guard } = body;
    return signIn(services, { guard, email: spelled(email), password, address });
  }),

  openCall(registerCustomer, async ({ body, address }, services) =>
    signedIn(services.db, await openAccount(services, body, 'client', address), services.clock.now()),
  ),

  signedInCall(checkToken, ({ caller }, { db }) => checkedSession(db, caller.account)),

  signedInCall(currentUser, async ({ caller }) => writeUser(caller.account)),

  // OP-46: a bearer token needs no cookie against forged requests; the call is answered so that callers may rely on it.
  openCall(csrfCookie, async () => null),

  signedInCall(logout, async ({ caller }, { db }) => {
    await endSession(db, caller.tokenHash);
    return null;
  }),
];
