import { type, type Infer, type Struct } from 'superstruct';
import type { Guard } from '@portal/domain';
import { guardField } from '../fields/guard-field.ts';
import { withConfirmation } from '../fields/password-confirmation.ts';
import { emailField, requiredText, requiredToken } from '../fields/text-fields.ts';
import { dynamicOf } from '../wire/described-structs.ts';
import { isRecord } from '../wire/scalars.ts';
import { readSignedIn, readSignInStep, wireSignedIn, wireSignInStep } from '../wire/sign-in.ts';
import { registrationFields, registrationToWire, type Registration } from './customer-registration.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyAttempts, tooManyRequests } from './rate-limit-failures.ts';

/** A login with a password, or by the link of a one-time login (OP-37). */
type PortalLogin =
  | { readonly email: string; readonly password: string; readonly guard: Guard }
  | { readonly token: string; readonly code: string };

const portalCredentials = type({ email: emailField, password: requiredText, guard: guardField });
const oneTimeLogin = type({ token: requiredToken, code: requiredText });
type WirePortalLogin = Infer<typeof portalCredentials> | Infer<typeof oneTimeLogin>;

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
  summary: 'Signs in a user of a guard, or the user of a one-time link.',
  auth: 'none',
  keepsSessionOn401: true,
  request: { body: portalLoginBody },
  answer: wireSignedIn,
  failures: [
    { status: 401, when: 'The credentials are wrong, or the link is used or expired.' },
    { status: 403, code: 1001, when: 'The account must be verified; `data.token` goes to verify.' },
    { status: 449, code: 1005, when: 'The account must be verified again; `data.token` goes to verify.' },
    tooManyAttempts,
  ],
  toWire: (input: PortalLogin) => ({ body: { ...input } satisfies WirePortalLogin }),
  fromWire: readSignedIn,
});

const portalRegisterBody = withConfirmation(type({ ...registrationFields, guard: guardField }));
type WirePortalRegistration = Infer<typeof portalRegisterBody>;

export const registerPortal = defineEndpoint({
  id: 'portal-auth.register',
  method: 'POST',
  path: '/api/v2/auth/register',
  summary: 'Opens an account of a guard.',
  auth: 'none',
  request: { body: portalRegisterBody },
  answer: wireSignInStep,
  failures: [tooManyRequests],
  toWire: (input: Registration & { readonly guard: Guard }) => ({
    body: { ...registrationToWire(input), guard: input.guard } satisfies WirePortalRegistration,
  }),
  fromWire: readSignInStep,
});
