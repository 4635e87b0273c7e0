import { optional, type, type Infer } from 'superstruct';
import { pinField, requiredToken } from '../fields/text-fields.ts';
import { nextStepToken, readNextStepToken } from '../wire/next-step-token.ts';
import { readSignInStep, wireSignInStep } from '../wire/sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyPins, tooManyRequests } from './rate-limit-failures.ts';

const verifyAccountBody = type({ token: requiredToken, otp: optional(pinField) });
type WireVerifyAccount = Infer<typeof verifyAccountBody>;

export const verifyAccount = defineEndpoint({
  id: 'portal-auth.verify',
  method: 'POST',
  path: '/api/v2/auth/verify',
  summary: 'Verifies an account by its PIN (OP-33), or an invitation by its token alone (OP-37).',
  auth: 'none',
  request: { body: verifyAccountBody },
  answer: wireSignInStep,
  failures: [
    { status: 400, when: 'The PIN is wrong.' },
    { status: 404, when: 'The token is unknown, used or expired.' },
    { status: 406, when: 'There were too many wrong PINs; `data.maxed` is true.' },
    tooManyPins,
  ],
  toWire: (input: { readonly token: string; readonly otp?: string }) => ({
    body: {
      token: input.token,
      ...(input.otp === undefined ? {} : { otp: input.otp }),
    } satisfies WireVerifyAccount,
  }),
  fromWire: readSignInStep,
});

const resendPinBody = type({ token: requiredToken });

export const resendPin = defineEndpoint({
  id: 'portal-auth.verify-resend',
  method: 'POST',
  path: '/api/v2/auth/verify/resend',
  summary: 'Sends the PIN of an account again; a new token may replace the old one.',
  auth: 'none',
  request: { body: resendPinBody },
  answer: nextStepToken,
  failures: [{ status: 404, when: 'The token is unknown or expired.' }, tooManyRequests],
  toWire: (input: { readonly token: string }) => ({ body: { token: input.token } }),
  fromWire: readNextStepToken,
});
