import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [
  { id: 'invite', path: '/auth/invite/:token' },
  {
    id: 'one-time',
    path: '/auth/login/one-time/:token',
    query: { code: 'string', redirect: { optional: 'string' } },
  },
];
