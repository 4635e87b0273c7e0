import {
  forgotPassword,
  forgotPortal,
  resendForgot,
  resetPassword,
  resetPortal,
  verifyForgot,
  type WirePasswordReset,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { openCall, type Call, type Services } from '../server/call.ts';
import { users } from '../store/schema.ts';
import { spelled } from './emails.ts';
import { beginFlow } from './flow-tokens.ts';
import { beginForgotten, repeatForgotten, resetForgotten } from './forgotten.ts';
import { forgotSubject, provePin } from './pins.ts';
import { guarded } from './sign-in-limits.ts';

export const forgottenCalls: readonly Call[] = [
  openCall(forgotPassword, async ({ body, address }, services) => ({
    token: await beginForgotten(
      services,
      { email: spelled(body.email), guard: 'client', by: 'link' },
      address,
    ),
  })),

  openCall(forgotPortal, async ({ body, address }, services) => ({
    token: await beginForgotten(
      services,
      { email: spelled(body.email), guard: body.guard, by: 'pin' },
      address,
    ),
  })),

  openCall(resendForgot, async ({ body, address }, services) => {
    const attempt = { subject: `flow:${body.token}`, address };
    await guarded(services, attempt, () => repeatForgotten(services, body.token, address));
    return null;
  }),

  openCall(verifyForgot, ({ body, address }, services) => {
    const email = spelled(body.email);
    return guarded(services, { subject: `pin:${email}`, address }, async () => {
      const { db, clock } = services;
      await provePin(db, forgotSubject(email), body.otp, clock.now());
      const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      const flow = { purpose: 'reset', userId: account?.id ?? null } as const;
      return { token: await beginFlow(db, flow, clock.now()) };
    });
  }),

  openCall(resetPassword, ({ body, address }, services) => reset(services, body, address)),

  openCall(resetPortal, ({ body, address }, services) => reset(services, body, address)),
];

async function reset(services: Services, body: WirePasswordReset, address: string): Promise<null> {
  const { token, password } = body;
  const email = spelled(body.email);
  await guarded(services, { subject: `reset:${email}`, address }, () =>
    resetForgotten(services, { token, email, password }),
  );
  return null;
}
