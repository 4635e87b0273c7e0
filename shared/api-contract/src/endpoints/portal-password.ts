import { optional, type, type Infer } from 'superstruct';
import type { Guard } from '@portal/domain';
import { guardField } from '../fields/guard-field.ts';
import { withConfirmation } from '../fields/password-confirmation.ts';
import { newPasswordField } from '../fields/new-password-field.ts';
import { emailField, pinField, requiredText, requiredToken } from '../fields/text-fields.ts';
import { nextStepToken, readNextStepToken } from '../wire/next-step-token.ts';
import { readSignInStep, wireSignInStep } from '../wire/sign-in.ts';
import { resetPasswordBody, writePasswordReset, type PasswordReset } from './customer-password.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';
import { tooManyAttempts, tooManyPins, tooManyRequests } from './rate-limit-failures.ts';

const portalForgotBody = type({ email: emailField, guard: guardField });

export const forgotPortal = defineEndpoint({
  id: 'portal-auth.forgot',
  method: 'POST',
  path: '/api/v2/auth/forgot',
  summary: 'Sends a one-time code for a new password by email.',
  auth: 'none',
  request: { body: portalForgotBody },
  answer: nextStepToken,
  failures: [
    { status: 400, when: 'The email address can’t receive email, with field errors.' },
    { status: 403, when: 'Too many emails were requested for the email address, with field errors.' },
    tooManyRequests,
  ],
  toWire: (input: { readonly email: string; readonly guard: Guard }) => ({
    body: { email: input.email, guard: input.guard },
  }),
  fromWire: readNextStepToken,
});

const verifyForgotBody = type({ email: emailField, otp: pinField, token: requiredToken });

export const verifyForgot = defineEndpoint({
  id: 'portal-auth.forgot-verify',
  method: 'POST',
  path: '/api/v2/auth/forgot/verify',
  summary:
    'Answers the token for a reset in exchange for a one-time code and the token of forgot (OP-36, OP-102).',
  auth: 'none',
  request: { body: verifyForgotBody },
  answer: type({ token: requiredToken }),
  failures: [
    { status: 400, when: 'The code is wrong, expired or not of this token.' },
    { status: 406, when: 'There were too many wrong codes; `data.maxed` is true.' },
    tooManyPins,
  ],
  toWire: (input: {
    readonly email: string;
    readonly otp: string;
    /** The token that forgot answered: a code counts only in the flow that sent it. */
    readonly token: string;
  }) => ({
    body: { email: input.email, otp: input.otp, token: input.token } satisfies Infer<typeof verifyForgotBody>,
  }),
  fromWire: ({ token }) => ({ token }),
});

export const resetPortal = defineEndpoint({
  id: 'portal-auth.reset',
  method: 'POST',
  path: '/api/v2/auth/reset',
  summary: 'Sets a new password by the token of forgot/verify.',
  auth: 'none',
  request: { body: resetPasswordBody },
  failures: [{ status: 400, when: 'The token is unknown, used or older than its time.' }, tooManyAttempts],
  toWire: (input: PasswordReset) => ({ body: writePasswordReset(input) }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

const setPasswordBody = withConfirmation(
  type({
    token: optional(requiredToken),
    password: newPasswordField,
    password_confirmation: requiredText,
  }),
);
type WireSetPassword = Infer<typeof setPasswordBody>;

export const setPassword = defineEndpoint({
  id: 'portal-auth.set-password',
  method: 'POST',
  path: '/api/v2/auth/set-password',
  summary: 'Sets the password of an invited user by token, or of the signed-in user who must reset it.',
  auth: 'none',
  knowsCaller: true,
  request: { body: setPasswordBody },
  answer: wireSignInStep,
  failures: [
    { status: 400, when: 'The token is unknown, used or older than its time.' },
    { status: 401, when: 'There is no token, and nobody is signed in.' },
    { status: 403, when: 'The signed-in user does not have to reset their password.' },
    tooManyAttempts,
  ],
  toWire: (input: {
    /** The token of an invitation; absent when somebody is signed in. */
    readonly token?: string;
    readonly password: string;
    readonly passwordConfirmation: string;
  }) => ({
    body: {
      ...(input.token === undefined ? {} : { token: input.token }),
      password: input.password,
      password_confirmation: input.passwordConfirmation,
    } satisfies WireSetPassword,
  }),
  fromWire: readSignInStep,
});
