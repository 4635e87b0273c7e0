import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  dashboard: { account: 'maria' },
  history: { account: 'maria' },
  details: { account: 'maria', inputs: { payment: { payment: 'id' } } },
  'pay-all': { account: 'maria' },
  reminder: { account: null },
  pay: { account: 'maria', inputs: { lease: { lease: 'uuid' } } },
};
