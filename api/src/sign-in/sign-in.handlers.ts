import {
  checkToken,
  currentUser,
  loginCustomer,
  loginPortal,
  csrfCookie,
  logout,
  registerCustomer,
} from '@portal/api-contract';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { normalizeEmail } from './emails.ts';
import { openAccount } from './registration.ts';
import { endSession } from './sessions.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';
import { checkedSession, signedIn, signIn } from './sign-in.ts';
import { writeUser } from './user-wire.ts';
import { signInByLink } from './verification.ts';

/** The handlers of signing in and out, and of registering as a customer. */
export const signInHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(loginCustomer, ({ body, address }) =>
    signIn(services, {
      guard: 'client',
      email: normalizeEmail(body.email),
      password: body.password,
      address,
    }),
  ),

  handler(loginPortal, ({ body, address }) => {
    if ('code' in body) {
      return limitGuesses(services, { subject: `link:${body.token}`, address }, () =>
        signInByLink(services, body),
      );
    }
    const { email, password, guard } = body;
    return signIn(services, { guard, email: normalizeEmail(email), password, address });
  }),

  handler(registerCustomer, async ({ body, address }) =>
    signedIn(services.db, await openAccount(services, body, 'client', address), services.clock.now()),
  ),

  handler(checkToken, ({ caller }) => checkedSession(services.db, caller.account)),

  handler(currentUser, async ({ caller }) => writeUser(caller.account)),

  // OP-46: a bearer token needs no cookie against forged requests; clients may still rely on an answer.
  handler(csrfCookie, async () => null),

  handler(logout, async ({ caller }) => {
    await endSession(services.db, caller.tokenHash);
    return null;
  }),
];
