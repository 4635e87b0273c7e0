import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [
  { id: 'add-card', path: '/profile/add-card', query: { old_card: { optional: 'string' } } },
];
