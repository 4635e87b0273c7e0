import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  login: { account: null },
  register: { account: null },
  forgot: { account: null },
  'forgot-notify': { account: null },
  reset: { account: null, inputs: { token: 'not-a-token', email: 'maria@portal.test' } },
  verify: { account: null, inputs: { token: 'not-a-token' } },
  'verify-incomplete': { account: null },
  invite: { account: null, inputs: { token: 'not-a-token' }, rejected: 404 },
  'invite-incomplete': { account: null },
  'one-time': { account: null, inputs: { token: 'not-a-token', code: 'no-code' }, rejected: 401 },
  'one-time-incomplete': { account: null },
  'set-password': { account: null, inputs: { token: 'not-a-token' } },
  'undo-email': { account: null, inputs: { token: 'not-a-token' } },
  'undo-email-incomplete': { account: null },
  pay: { account: null, inputs: { token: 'not-a-token' } },
  check: { account: null, redirectsTo: 'login' },
  logout: { account: null, redirectsTo: 'login' },
};
