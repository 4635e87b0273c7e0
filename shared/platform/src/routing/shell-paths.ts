import type { PortalPath } from './portal-path.ts';

/** Addresses of the shell's own screens, and `/`, which leads home (SHELL-50). */
export const shellPaths = {
  home: '/',
  welcome: '/welcome',
  forbidden: '/403',
  staff: '/staff',
  access: '/staff/access',
} as const satisfies Record<string, PortalPath>;

/** Addresses that only lead to the auth check (SHELL-51). */
export const authCheckAliases: readonly PortalPath[] = ['/auth', '/dashboard/main'];
