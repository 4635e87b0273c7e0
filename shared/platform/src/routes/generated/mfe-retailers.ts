// Generated from mfe-retailers/remote.contract.ts by `pnpm routes`. Do not edit.
export const retailers = {
  name: 'mfe-retailers',
  routes: [{ id: 'map', path: '/find-a-retailer' }],
} as const;
