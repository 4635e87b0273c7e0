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
import { registerAsCustomer } from './registration.ts';
import { endSession } from './sessions.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';
import { checkedSession, signIn } from './sign-in.ts';
import { writeUser } from './user-wire.ts';
import { signInByLink } from './verification.ts';

/** The handlers of signing in and out, and of registering as a customer. */
export const signInHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(loginCustomer, ({ body, client }) =>
    signIn(services, { guard: 'client', email: normalizeEmail(body.email), password: body.password }, client),
  ),

  handler(loginPortal, ({ body, client }) => {
    if ('code' in body) {
      const attempt = { subject: `link:${body.token}`, address: client.address };
      return limitGuesses(services, attempt, () => signInByLink(services, body, client));
    }
    const { email, password, guard } = body;
    return signIn(services, { guard, email: normalizeEmail(email), password }, client);
  }),

  handler(registerCustomer, ({ body, client }) => registerAsCustomer(services, body, client)),

  handler(checkToken, async ({ caller: { account, endsAt } }) => ({
    ...(await checkedSession(services.db, account)),
    session_expires_in: Math.floor((endsAt.getTime() - services.clock.now().getTime()) / 1000),
  })),

  handler(currentUser, async ({ caller }) => writeUser(caller.account)),

  // OP-46: a bearer token needs no cookie against forged requests; clients may still rely on an answer.
  handler(csrfCookie, async () => null),

  handler(logout, async ({ caller }) => {
    await endSession(services.db, caller.tokenHash);
    return null;
  }),
];
