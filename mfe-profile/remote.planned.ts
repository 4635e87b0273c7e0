import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [
  { id: 'change-email', path: '/profile/change-email' },
  { id: 'change-password', path: '/profile/change-password' },
  { id: 'add-card', path: '/profile/add-card', query: { old_card: { optional: 'string' } } },
  { id: 'add-bank', path: '/profile/add-bank' },
];
