// Generated from mfe-leases/remote.contract.ts by `pnpm routes`. Do not edit.
export const mfeLeases = {
  name: 'mfe-leases',
  routes: [
    { id: 'current', path: '/leases/current' },
    { id: 'approved', path: '/leases/approved' },
    { id: 'paid-off', path: '/leases/paid-off' },
    { id: 'retrieve', path: '/leases/retrieve' },
    { id: 'verify', path: '/leases/verify' },
    { id: 'lease', path: '/lease/:id' },
    { id: 'summary', path: '/lease/:id/summary' },
    { id: 'items', path: '/lease/:id/items' },
    { id: 'contract-terms', path: '/lease/:id/contract-terms' },
    { id: 'payment-history', path: '/lease/:id/payment-history' },
    { id: 'scheduled-payments', path: '/lease/:id/scheduled-payments' },
    { id: 'certificate', path: '/lease/:id/certificate' },
  ],
  emits: {
    'lease.retrieved': {
      detail: {
        object: {},
      },
      changes: ['leases', 'payments'],
    },
  },
} as const;
