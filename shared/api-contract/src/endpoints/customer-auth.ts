import { string, type, type Infer } from 'superstruct';
import {
  emailField,
  newPasswordField,
  requiredText,
  requiredToken,
  withConfirmation,
} from '../wire/request-fields.ts';
import { readSignedIn, wireSignedIn } from '../wire/user.ts';
import { noAnswerData } from './no-data.ts';
import { askedTooOften, guessedTooOften } from './limits.ts';
import { defineEndpoint } from './endpoint.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  /** IANA name of the browser's zone (AUTH-40). */
  readonly timezone: string;
}

/** SHARED-09. */
export const registerBody = withConfirmation(
  type({
    first_name: requiredText,
    last_name: requiredText,
    email: emailField,
    password: newPasswordField,
    password_confirmation: requiredText,
    timezone: requiredText,
  }),
);
export type WireRegistration = Infer<typeof registerBody>;

export const registerCustomer = defineEndpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/api/v1/mobile/register',
  summary: 'Opens a customer account and signs it in.',
  auth: 'none',
  request: { body: registerBody },
  answer: wireSignedIn,
  failures: [askedTooOften],
  toWire: (input: Registration) => ({
    body: {
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      password: input.password,
      password_confirmation: input.passwordConfirmation,
      timezone: input.timezone,
    } satisfies WireRegistration,
  }),
  fromWire: readSignedIn,
});

export const loginBody = type({ email: emailField, password: requiredText });
export type WireLogin = Infer<typeof loginBody>;

export const loginCustomer = defineEndpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/api/v1/mobile/login',
  summary: 'Signs a customer in.',
  auth: 'none',
  keepsSessionOn401: true,
  request: { body: loginBody },
  answer: wireSignedIn,
  failures: [
    { status: 401, when: 'E-mail and password do not belong together.' },
    { status: 403, code: 1001, when: 'The account must be verified; `data.token` goes to verify.' },
    { status: 449, code: 1005, when: 'The account must be verified again; `data.token` goes to verify.' },
    guessedTooOften,
  ],
  toWire: (input: { readonly email: string; readonly password: string }) => ({
    body: { email: input.email, password: input.password } satisfies WireLogin,
  }),
  fromWire: readSignedIn,
});

export const emailBody = type({ email: emailField });

export const forgotPassword = defineEndpoint({
  id: 'auth.forgot-password',
  method: 'POST',
  path: '/api/v1/mobile/forgot/password',
  summary: 'Mails the means to choose a new password; the token names this request.',
  auth: 'none',
  request: { body: emailBody },
  answer: type({ token: string() }),
  failures: [
    { status: 400, when: 'No mail can reach the e-mail address, with field errors.' },
    { status: 403, when: 'Mails to the e-mail address were asked for too often, with field errors.' },
    askedTooOften,
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

/** Wire names of a reset, of the customer's call and the portal's. */
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
  summary: 'Sets a new password by the token of the mail.',
  auth: 'none',
  request: { body: resetPasswordBody },
  failures: [{ status: 400, when: 'The token is unknown, used or older than its time.' }, guessedTooOften],
  toWire: (input: PasswordReset) => ({ body: writePasswordReset(input) }),
  ...noAnswerData,
});

export const resendForgotBody = type({ token: requiredToken });

export const resendForgot = defineEndpoint({
  id: 'auth.resend-forgot',
  method: 'POST',
  path: '/api/auth/verify/resend',
  summary: 'Sends the mail of a forgotten password again (OP-38).',
  auth: 'none',
  request: { body: resendForgotBody },
  failures: [
    { status: 403, when: 'Mails to the e-mail address were asked for too often, with field errors.' },
    { status: 404, when: 'The token is unknown or older than its time.' },
    guessedTooOften,
  ],
  toWire: (input: { readonly token: string }) => ({ body: { token: input.token } }),
  ...noAnswerData,
});
