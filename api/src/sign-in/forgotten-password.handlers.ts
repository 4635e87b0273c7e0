import {
  forgotPassword,
  forgotPortal,
  resendForgot,
  resetPassword,
  resetPortal,
  verifyForgot,
  type WirePasswordReset,
} from '@portal/api-contract';
import { AnswerWithCookie } from '../server/answers.ts';
import type { Client } from '../server/client.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { normalizeEmail } from './emails.ts';
import { exchangePin, resendPasswordReset, sendPasswordReset } from './forgotten-password.ts';
import { setNewPassword } from './replace-password.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';

/** The handlers of forgotten passwords. */
export const forgottenPasswordHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(forgotPassword, async ({ body, client }) => ({
    token: await sendPasswordReset(
      services,
      { email: normalizeEmail(body.email), guard: 'client', by: 'link' },
      client,
    ),
  })),

  handler(forgotPortal, async ({ body, client }) => ({
    token: await sendPasswordReset(
      services,
      { email: normalizeEmail(body.email), guard: body.guard, by: 'pin' },
      client,
    ),
  })),

  handler(resendForgot, async ({ body, client }) => {
    const attempt = { subject: `flow:${body.token}`, address: client.address };
    await limitGuesses(services, attempt, () => resendPasswordReset(services, body.token, client));
    return null;
  }),

  handler(verifyForgot, ({ body, client }) => {
    const { token, otp: pin } = body;
    const entered = { token, pin, email: normalizeEmail(body.email) };
    return limitGuesses(services, { subject: `flow:${token}`, address: client.address }, async () => ({
      token: await exchangePin(services, entered, client),
    }));
  }),

  handler(resetPassword, ({ body, client }) => reset(services, body, client)),

  handler(resetPortal, ({ body, client }) => reset(services, body, client)),
];

async function reset(
  services: SignInServices,
  body: WirePasswordReset,
  client: Client,
): Promise<AnswerWithCookie<null>> {
  const { token, password } = body;
  const chosen = { token, email: normalizeEmail(body.email), password };
  // Counted by the token, since nobody can guess one: who tries it for an address does not use up the owner's.
  const attempt = { subject: `flow:${token}`, address: client.address };
  const device = await limitGuesses(services, attempt, () => setNewPassword(services, chosen, client));
  return new AnswerWithCookie(null, device);
}
