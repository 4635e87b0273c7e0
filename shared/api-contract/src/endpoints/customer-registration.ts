import { type, type Infer } from 'superstruct';
import { newPasswordField } from '../fields/new-password-field.ts';
import { withConfirmation } from '../fields/password-confirmation.ts';
import { emailField, requiredText } from '../fields/text-fields.ts';
import { readSignedIn, wireSignedIn } from '../wire/sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyRequests } from './rate-limit-failures.ts';

// Kept apart from the login, which a cold visit waits for and which needs no rules for passwords.

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  /** The IANA name of the browser's time zone (AUTH-40). */
  readonly timezone: string;
}

/** The fields of every registration (SHARED-09). */
export const registrationFields = {
  first_name: requiredText,
  last_name: requiredText,
  email: emailField,
  password: newPasswordField,
  password_confirmation: requiredText,
  timezone: requiredText,
};

export const registerBody = withConfirmation(type(registrationFields));
export type WireRegistration = Infer<typeof registerBody>;

/** Returns the fields of a registration by their wire names. */
export const registrationToWire = (input: Registration): WireRegistration => ({
  first_name: input.firstName,
  last_name: input.lastName,
  email: input.email,
  password: input.password,
  password_confirmation: input.passwordConfirmation,
  timezone: input.timezone,
});

export const registerCustomer = defineEndpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/api/v1/mobile/register',
  summary: 'Opens a customer account and signs the customer in.',
  auth: 'none',
  request: { body: registerBody },
  answer: wireSignedIn,
  failures: [tooManyRequests],
  toWire: (input: Registration) => ({ body: registrationToWire(input) }),
  fromWire: readSignedIn,
});
