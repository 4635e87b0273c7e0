// Generated from mfe-leases/remote.contract.ts by `pnpm routes`. Do not edit.
export const leases = {
  name: 'mfe-leases',
  routes: [
    { id: 'current', path: '/leases/current' },
    { id: 'approved', path: '/leases/approved' },
    { id: 'paid-off', path: '/leases/paid-off' },
    { id: 'summary', path: '/lease/:id/summary' },
    { id: 'retrieve', path: '/leases/retrieve' },
  ],
} as const;
