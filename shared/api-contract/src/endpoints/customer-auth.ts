import { type, type Infer } from 'superstruct';
import { withConfirmation } from '../fields/password-confirmation.ts';
import { emailField, newPasswordField, requiredText } from '../fields/text-fields.ts';
import { readSignedIn, wireSignedIn } from '../wire/sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyAttempts, tooManyRequests } from './rate-limit-failures.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  /** The IANA name of the browser's time zone (AUTH-40). */
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
  summary: 'Opens a customer account and signs the customer in.',
  auth: 'none',
  request: { body: registerBody },
  answer: wireSignedIn,
  failures: [tooManyRequests],
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

const loginBody = type({ email: emailField, password: requiredText });
type WireLogin = Infer<typeof loginBody>;

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
    { status: 401, when: 'The email address or the password is wrong.' },
    { status: 403, code: 1001, when: 'The account must be verified; `data.token` goes to verify.' },
    { status: 449, code: 1005, when: 'The account must be verified again; `data.token` goes to verify.' },
    tooManyAttempts,
  ],
  toWire: (input: { readonly email: string; readonly password: string }) => ({
    body: { email: input.email, password: input.password } satisfies WireLogin,
  }),
  fromWire: readSignedIn,
});
