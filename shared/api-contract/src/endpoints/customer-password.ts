import { string, type, type Infer } from 'superstruct';
import { withConfirmation } from '../fields/password-confirmation.ts';
import { newPasswordField } from '../fields/new-password-field.ts';
import { emailField, requiredText, requiredToken } from '../fields/text-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';
import { tooManyAttempts, tooManyRequests } from './rate-limit-failures.ts';

const emailBody = type({ email: emailField });

export const forgotPassword = defineEndpoint({
  id: 'auth.forgot-password',
  method: 'POST',
  path: '/api/v1/mobile/forgot/password',
  summary: 'Sends an email to reset the password; the token identifies this request.',
  auth: 'none',
  request: { body: emailBody },
  answer: type({ token: string() }),
  failures: [
    { status: 400, when: 'The email address can’t receive email, with field errors.' },
    { status: 403, when: 'Too many emails were requested for the email address, with field errors.' },
    tooManyRequests,
  ],
  toWire: (input: { readonly email: string }) => ({
    query: { mobile: 'yes' },
    body: { email: input.email } satisfies Infer<typeof emailBody>,
  }),
  fromWire: ({ token }) => ({ token }),
});

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

export const resetPasswordBody = withConfirmation(
  type({
    token: requiredToken,
    email: emailField,
    password: newPasswordField,
    password_confirmation: requiredText,
  }),
);
export type WirePasswordReset = Infer<typeof resetPasswordBody>;

/** Writes a password reset by its wire names, for the customer's endpoint and the portal's. */
export function writePasswordReset(input: PasswordReset): WirePasswordReset {
  return {
    token: input.token,
    email: input.email,
    password: input.password,
    password_confirmation: input.passwordConfirmation,
  };
}

export const resetPassword = defineEndpoint({
  id: 'auth.reset-password',
  method: 'POST',
  path: '/api/v1/mobile/reset/password',
  summary: 'Sets a new password by the token of the email.',
  auth: 'none',
  request: { body: resetPasswordBody },
  failures: [{ status: 400, when: 'The token is unknown, used or expired.' }, tooManyAttempts],
  toWire: (input: PasswordReset) => ({ body: writePasswordReset(input) }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

const resendForgotBody = type({ token: requiredToken });

export const resendForgot = defineEndpoint({
  id: 'auth.resend-forgot',
  method: 'POST',
  path: '/api/auth/verify/resend',
  summary: 'Sends the email of a forgotten password again (OP-38).',
  auth: 'none',
  request: { body: resendForgotBody },
  failures: [
    { status: 403, when: 'Too many emails were requested for the email address, with field errors.' },
    { status: 404, when: 'The token is unknown or expired.' },
    tooManyAttempts,
  ],
  toWire: (input: { readonly token: string }) => ({ body: { token: input.token } }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});
