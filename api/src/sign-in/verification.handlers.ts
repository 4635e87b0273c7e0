import { registerPortal, resendPin, setPassword, verifyAccount } from '@portal/api-contract';
import { Failure, invalid } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { openAccount } from './registration.ts';
import { findCaller } from './sessions.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';
import { beginVerification, signedIn } from './sign-in.ts';
import { acceptInvitation, emailPinAgain, renewPassword, verify } from './verification.ts';

/** The handlers of verification, invitations and required resets. */
export const verificationHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(registerPortal, async ({ body, address }) => {
    // Accounts that may see everything are created by invitation only.
    if (body.guard === 'web') throw invalid({ guard: 'System accounts are created by invitation only.' });
    const { db, clock } = services;
    const account = await openAccount(services, body, body.guard, address);
    if (account.verification === 'done') return signedIn(db, account, clock.now());
    return { token: await beginVerification(db, account, clock.now()) };
  }),

  handler(verifyAccount, ({ body, address }) =>
    limitGuesses(services, { subject: `flow:${body.token}`, address }, async () => {
      const verified = await verify(services, { token: body.token, pin: body.otp ?? null }, address);
      return verified.type === 'signed-in' ? verified.answer : { token: verified.token };
    }),
  ),

  handler(resendPin, async ({ body, address }) => {
    const attempt = { subject: `flow:${body.token}`, address };
    await limitGuesses(services, attempt, () => emailPinAgain(services, body.token, address));
    return {};
  }),

  handler(setPassword, async ({ body, address, token: bearer }) => {
    const { token, password } = body;
    if (token !== undefined) {
      return limitGuesses(services, { subject: `flow:${token}`, address }, () =>
        acceptInvitation(services, { token, password }),
      );
    }
    const caller = bearer === null ? null : await findCaller(services.db, bearer, services.clock.now());
    if (caller === null) throw new Failure(401, 'Please sign in.');
    await renewPassword(services, caller, password);
    return {};
  }),
];
