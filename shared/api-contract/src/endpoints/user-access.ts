import { array, boolean, enums, string, type, type Infer } from 'superstruct';
import { guards, type User } from '@portal/domain';
import { emailField } from '../fields/text-fields.ts';
import { defineEndpoint } from './endpoint.ts';

const userAccessBody = type({ email: emailField });

/** Of somebody else, for staff who may read it: what decides about their menu and routes, and nothing else about them. */
export const readUserAccess = defineEndpoint({
  id: 'users.read-access',
  // No GET: an email address is not to be in an address, which proxies log.
  method: 'POST',
  path: '/api/v2/system/users/access',
  summary: 'Answers the guard and the abilities of another user; every read is logged.',
  guard: 'web',
  request: { body: userAccessBody },
  answer: type({
    guard: enums(guards),
    abilities: array(string()),
    is_admin: boolean(),
    is_super_admin: boolean(),
  }),
  failures: [
    { status: 403, when: 'The user lacks the ability system.users.access.' },
    { status: 404, when: 'No account has the email address.' },
  ],
  toWire: (input: { readonly email: string }) => ({
    body: { email: input.email } satisfies Infer<typeof userAccessBody>,
  }),
  fromWire: ({
    guard,
    abilities,
    is_admin,
    is_super_admin,
  }): Pick<User, 'guard' | 'abilities' | 'isAdmin' | 'isSuperAdmin'> => ({
    guard,
    abilities,
    isAdmin: is_admin,
    isSuperAdmin: is_super_admin,
  }),
});
