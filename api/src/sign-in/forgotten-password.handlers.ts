import {
  forgotPassword,
  forgotPortal,
  resendForgot,
  resetPassword,
  resetPortal,
  verifyForgot,
  type WirePasswordReset,
} from '@portal/api-contract';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { normalizeEmail } from './emails.ts';
import { exchangePin, resendPasswordReset, setNewPassword, sendPasswordReset } from './forgotten-password.ts';
import { limitGuesses } from './sign-in-limits.ts';
import type { SignInServices } from './sign-in-services.ts';

/** The handlers of forgotten passwords. */
export const forgottenPasswordHandlers = (services: SignInServices): readonly EndpointHandler[] => [
  handler(forgotPassword, async ({ body, client: { address } }) => ({
    token: await sendPasswordReset(
      services,
      { email: normalizeEmail(body.email), guard: 'client', by: 'link' },
      address,
    ),
  })),

  handler(forgotPortal, async ({ body, client: { address } }) => ({
    token: await sendPasswordReset(
      services,
      { email: normalizeEmail(body.email), guard: body.guard, by: 'pin' },
      address,
    ),
  })),

  handler(resendForgot, async ({ body, client: { address } }) => {
    const attempt = { subject: `flow:${body.token}`, address };
    await limitGuesses(services, attempt, () => resendPasswordReset(services, body.token, address));
    return null;
  }),

  handler(verifyForgot, ({ body, client: { address } }) => {
    const { token, otp: pin } = body;
    const entered = { token, pin, email: normalizeEmail(body.email) };
    return limitGuesses(services, { subject: `flow:${token}`, address }, async () => ({
      token: await exchangePin(services, entered, address),
    }));
  }),

  handler(resetPassword, ({ body, client: { address } }) => reset(services, body, address)),

  handler(resetPortal, ({ body, client: { address } }) => reset(services, body, address)),
];

async function reset(services: SignInServices, body: WirePasswordReset, address: string): Promise<null> {
  const { token, password } = body;
  const email = normalizeEmail(body.email);
  await limitGuesses(services, { subject: `reset:${email}`, address }, () =>
    setNewPassword(services, { token, email, password }),
  );
  return null;
}
