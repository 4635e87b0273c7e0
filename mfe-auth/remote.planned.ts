import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [
  { id: 'forgot', path: '/auth/forgot' },
  { id: 'verify', path: '/auth/verify/:token' },
];
