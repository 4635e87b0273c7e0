import { registerPortal, resendPin, setPassword, verifyAccount } from '@portal/api-contract';
import { Failure, invalid } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { registerAsCustomer, registerAsStaff } from './registration.ts';
import { findCaller } from './sessions.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';
import { acceptInvitation, emailPinAgain, renewPassword, verify } from './verification.ts';

/** The handlers of verification, invitations and required resets. */
export const verificationHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(registerPortal, async ({ body, client }) => {
    const { guard } = body;
    if (guard === 'web') throw invalid({ guard: 'System accounts are created by invitation only.' });
    if (guard === 'client') return registerAsCustomer(services, body, client);
    return registerAsStaff(services, body, guard, client);
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
