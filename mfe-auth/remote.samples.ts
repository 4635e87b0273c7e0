import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  login: { account: null },
  register: { account: null },
  check: { account: null, redirectsTo: 'login' },
  logout: { account: null, redirectsTo: 'login' },
};
