import type { PortalPath } from '@portal/platform';

/** Addresses of the shell's own screens. */
export const fixedPaths = {
  welcome: '/welcome',
  forbidden: '/403',
  staff: '/staff',
} as const satisfies Record<string, PortalPath>;

/** Addresses that only lead to the auth check (SHELL-51). */
export const authCheckAliases: readonly string[] = ['/auth', '/dashboard/main'];
