import type { PlannedRoute } from '@portal/platform/contract';

export const planned: readonly PlannedRoute[] = [{ id: 'retrieve', path: '/leases/retrieve' }];
