import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [
  { id: 'forgot', path: '/auth/forgot' },
  { id: 'verify', path: '/auth/verify/:token' },
  { id: 'reset', path: '/auth/reset', query: { token: 'string', email: 'string' } },
  { id: 'invite', path: '/auth/invite/:token' },
  {
    id: 'one-time',
    path: '/auth/login/one-time/:token',
    query: { code: 'string', redirect: { optional: 'string' } },
  },
];
