import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [
  { id: 'change-email', path: '/profile/change-email' },
  { id: 'change-password', path: '/profile/change-password' },
  { id: 'payment-methods', path: '/profile/payment-methods' },
];
