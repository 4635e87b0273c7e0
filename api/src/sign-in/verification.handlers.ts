import { registerPortal, resendPin, setPassword, verifyAccount } from '@portal/api-contract';
import { Failure, invalid } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { openAccount } from './registration.ts';
import { readerOf } from './reader.ts';
import { findCaller } from './sessions.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';
import { beginVerification, signedIn } from './sign-in.ts';
import { acceptInvitation, emailPinAgain, renewPassword, verify } from './verification.ts';

/** The handlers of verification, invitations and required resets. */
export const verificationHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(registerPortal, async ({ body, client }) => {
    // Accounts that may see everything are created by invitation only.
    if (body.guard === 'web') throw invalid({ guard: 'System accounts are created by invitation only.' });
    const { db, clock } = services;
    const account = await openAccount(services, body, body.guard, client.address);
    if (account.verification === 'done') return signedIn(services, account, client);
    return { token: await beginVerification(db, readerOf(account, client), clock.now()) };
  }),

  handler(verifyAccount, ({ body, client }) => {
    const attempt = { subject: `flow:${body.token}`, address: client.address };
    return limitGuesses(services, attempt, async () => {
      const verified = await verify(services, { token: body.token, pin: body.otp ?? null }, client);
      if (verified.type === 'signed-in') return verified.answer;
      return { token: verified.token, username: verified.username };
    });
  }),

  handler(resendPin, async ({ body, client }) => {
    const attempt = { subject: `flow:${body.token}`, address: client.address };
    await limitGuesses(services, attempt, () => emailPinAgain(services, body.token, client));
    return {};
  }),

  handler(setPassword, async ({ body, client, token: bearer }) => {
    const { token, password } = body;
    if (token !== undefined) {
      const attempt = { subject: `flow:${token}`, address: client.address };
      return limitGuesses(services, attempt, () => acceptInvitation(services, { token, password }, client));
    }
    const caller =
      bearer === null
        ? null
        : await findCaller(services.db, { token: bearer, ...client }, services.clock.now());
    if (caller === null) throw new Failure(401, 'Please log in.');
    await renewPassword(services, caller, password);
    return {};
  }),
];
