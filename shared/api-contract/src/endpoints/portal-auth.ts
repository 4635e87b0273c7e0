import { coerce, optional, type, unknown, type Infer, type Struct } from 'superstruct';
import { guards, type Guard } from '@portal/domain';
import {
  choiceField,
  emailField,
  newPasswordField,
  pinField,
  requiredText,
  requiredToken,
  withConfirmation,
} from '../wire/request-fields.ts';
import { dynamicOf } from '../wire/described-structs.ts';
import { isRecord, maybeText } from '../wire/scalars.ts';
import { readSignInStep, readSignedIn, wireSignInStep, wireSignedIn } from '../wire/user.ts';
import { noAnswerData } from './no-data.ts';
import {
  resetPasswordBody,
  writePasswordReset,
  type PasswordReset,
  type Registration,
} from './customer-auth.ts';
import { askedTooOften, guessedTooOften } from './limits.ts';
import { defineEndpoint } from './endpoint.ts';

const guardField = choiceField(guards);

const handedToken = coerce(type({ token: maybeText }), unknown(), (data) => (isRecord(data) ? data : {}));
const readToken = ({ token }: Infer<typeof handedToken>) => ({ token: token ?? null });

/** With a password, or by the link of a one-time login (OP-37). */
export type PortalLogin =
  | { readonly email: string; readonly password: string; readonly guard: Guard }
  | { readonly token: string; readonly code: string };

const portalCredentials = type({ email: emailField, password: requiredText, guard: guardField });
const oneTimeLogin = type({ token: requiredToken, code: requiredText });
export type WirePortalLogin = Infer<typeof portalCredentials> | Infer<typeof oneTimeLogin>;

const byLink = oneTimeLogin as unknown as Struct<WirePortalLogin>;
const byPassword = portalCredentials as unknown as Struct<WirePortalLogin>;

export const portalLoginBody = dynamicOf(
  (body) => (isRecord(body) && 'code' in body ? byLink : byPassword),
  [byPassword, byLink],
);

export const loginPortal = defineEndpoint({
  id: 'portal-auth.login',
  method: 'POST',
  path: '/api/v2/auth/login',
  summary: 'Signs in a user of the guard named, or whoever a one-time link belongs to.',
  auth: 'none',
  keepsSessionOn401: true,
  request: { body: portalLoginBody },
  answer: wireSignedIn,
  failures: [
    { status: 401, when: 'The credentials do not belong together, or the link is used or too old.' },
    { status: 403, code: 1001, when: 'The account must be verified; `data.token` goes to verify.' },
    { status: 449, code: 1005, when: 'The account must be verified again; `data.token` goes to verify.' },
    guessedTooOften,
  ],
  toWire: (input: PortalLogin) => ({ body: { ...input } satisfies WirePortalLogin }),
  fromWire: readSignedIn,
});

export const portalRegisterBody = withConfirmation(
  type({
    first_name: requiredText,
    last_name: requiredText,
    email: emailField,
    password: newPasswordField,
    password_confirmation: requiredText,
    timezone: requiredText,
    guard: guardField,
  }),
);
export type WirePortalRegistration = Infer<typeof portalRegisterBody>;

export const registerPortal = defineEndpoint({
  id: 'portal-auth.register',
  method: 'POST',
  path: '/api/v2/auth/register',
  summary: 'Opens an account of the guard named.',
  auth: 'none',
  request: { body: portalRegisterBody },
  answer: wireSignInStep,
  failures: [askedTooOften],
  toWire: (input: Registration & { readonly guard: Guard }) => ({
    body: {
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      password: input.password,
      password_confirmation: input.passwordConfirmation,
      timezone: input.timezone,
      guard: input.guard,
    } satisfies WirePortalRegistration,
  }),
  fromWire: readSignInStep,
});

export const portalForgotBody = type({ email: emailField, guard: guardField });

export const forgotPortal = defineEndpoint({
  id: 'portal-auth.forgot',
  method: 'POST',
  path: '/api/v2/auth/forgot',
  summary: 'Mails a one-time code for a new password.',
  auth: 'none',
  request: { body: portalForgotBody },
  answer: handedToken,
  failures: [
    { status: 400, when: 'No mail can reach the e-mail address, with field errors.' },
    { status: 403, when: 'Mails to the e-mail address were asked for too often, with field errors.' },
    askedTooOften,
  ],
  toWire: (input: { readonly email: string; readonly guard: Guard }) => ({
    body: { email: input.email, guard: input.guard },
  }),
  fromWire: readToken,
});

export const verifyForgotBody = type({ email: emailField, otp: pinField });

export const verifyForgot = defineEndpoint({
  id: 'portal-auth.forgot-verify',
  method: 'POST',
  path: '/api/v2/auth/forgot/verify',
  summary: 'Gives the token of a reset for a one-time code (OP-36).',
  auth: 'none',
  request: { body: verifyForgotBody },
  answer: type({ token: requiredToken }),
  failures: [
    { status: 400, when: 'The code is wrong or too old.' },
    { status: 406, when: 'The tries for the code are used up; `data.maxed` is true.' },
    guessedTooOften,
  ],
  toWire: (input: { readonly email: string; readonly otp: string }) => ({
    body: { email: input.email, otp: input.otp },
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
  failures: [{ status: 400, when: 'The token is unknown, used or older than its time.' }, guessedTooOften],
  toWire: (input: PasswordReset) => ({ body: writePasswordReset(input) }),
  ...noAnswerData,
});

export const verifyAccountBody = type({ token: requiredToken, otp: optional(pinField) });
export type WireVerifyAccount = Infer<typeof verifyAccountBody>;

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
    { status: 404, when: 'The token is unknown, used or older than its time.' },
    { status: 406, when: 'The tries for the PIN are used up; `data.maxed` is true.' },
    guessedTooOften,
  ],
  toWire: (input: { readonly token: string; readonly otp?: string }) => ({
    body: {
      token: input.token,
      ...(input.otp === undefined ? {} : { otp: input.otp }),
    } satisfies WireVerifyAccount,
  }),
  fromWire: readSignInStep,
});

export const resendPinBody = type({ token: requiredToken });

export const resendPin = defineEndpoint({
  id: 'portal-auth.verify-resend',
  method: 'POST',
  path: '/api/v2/auth/verify/resend',
  summary: 'Sends the PIN of an account again; a new token may take the place of the old.',
  auth: 'none',
  request: { body: resendPinBody },
  answer: handedToken,
  failures: [{ status: 404, when: 'The token is unknown or older than its time.' }, askedTooOften],
  toWire: (input: { readonly token: string }) => ({ body: { token: input.token } }),
  fromWire: readToken,
});

export const setPasswordBody = withConfirmation(
  type({
    token: optional(requiredToken),
    password: newPasswordField,
    password_confirmation: requiredText,
  }),
);
export type WireSetPassword = Infer<typeof setPasswordBody>;

export const setPassword = defineEndpoint({
  id: 'portal-auth.set-password',
  method: 'POST',
  path: '/api/v2/auth/set-password',
  summary: 'Sets the password of an invited account by token, or of the one signed in when it must be reset.',
  auth: 'none',
  request: { body: setPasswordBody },
  answer: wireSignInStep,
  failures: [
    { status: 400, when: 'The token is unknown, used or older than its time.' },
    { status: 401, when: 'There is neither a token nor anybody signed in.' },
    { status: 403, when: 'Whoever is signed in need not reset their password.' },
    guessedTooOften,
  ],
  toWire: (input: {
    /** Of an invitation; absent when somebody is signed in. */
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
