import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  main: { account: 'maria' },
  'change-email': { account: 'maria' },
  'change-password': { account: 'maria' },
  'payment-methods': { account: 'maria' },
  'add-card': { account: 'maria' },
  'add-bank': { account: 'maria' },
};
