import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  current: { account: 'maria' },
  approved: { account: 'maria' },
  'paid-off': { account: 'maria' },
  summary: { account: 'maria', inputs: { id: { lease: 'id' } } },
};
