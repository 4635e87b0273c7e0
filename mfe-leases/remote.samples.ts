import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

/** Screens of a lease have its number in their heading. */
const ofLease = (screen: string) =>
  ({ account: 'maria', inputs: { id: { lease: 'id' } }, heading: `${screen} · Lease FW-204418` }) as const;

export const samples: RouteSamples<typeof contract> = {
  current: { account: 'maria' },
  approved: { account: 'maria' },
  'paid-off': { account: 'maria' },
  retrieve: { account: 'maria' },
  // Only retrieve leads to it: the person that it is about is in memory alone.
  verify: { account: 'maria', redirectsTo: 'retrieve' },
  lease: { ...ofLease('Summary'), redirectsTo: 'summary' },
  summary: ofLease('Summary'),
  items: ofLease('Items'),
  'contract-terms': ofLease('Contract Terms'),
  'payment-history': ofLease('Payment History'),
  'scheduled-payments': ofLease('Scheduled Payments'),
  certificate: {
    account: 'paige',
    inputs: { id: { lease: 'id' } },
    heading: 'Certificate of Ownership · Lease FW-150733',
  },
};
