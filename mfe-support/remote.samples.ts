import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  faq: { account: 'maria' },
  'live-chat': { account: 'maria' },
  topic: { account: 'maria', inputs: { topic: 'payments' }, heading: 'Payments' },
};
