import { type, type Infer } from 'superstruct';
import { emailField, requiredText } from '../fields/text-fields.ts';
import { readSignedIn, wireSignedIn } from '../wire/sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyAttempts } from './rate-limit-failures.ts';

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
