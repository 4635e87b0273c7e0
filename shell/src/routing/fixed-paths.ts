import type { PortalPath, SessionState } from '@portal/platform';

/** Where the guards lead. The auth check is the sign-in remote's; all others are screens of the shell. */
export const fixedPaths = {
  check: '/auth/check',
  login: '/auth/login',
  register: '/auth/register',
  logout: '/auth/logout',
  dashboard: '/dashboard',
  welcome: '/welcome',
  forbidden: '/403',
  staff: '/staff',
} as const satisfies Record<string, PortalPath>;

/** Addresses that only lead on; `/` leads to the home of whoever is signed in (SHELL-50, SHELL-51). */
export const redirects: Readonly<Record<string, PortalPath>> = {
  '/auth': fixedPaths.check,
  '/dashboard/main': fixedPaths.check,
};

/** Home of whoever is signed in: staff have a neutral page of their own (OP-07, OP-19). */
export function homePathOf(session: SessionState): PortalPath {
  return session.status === 'signed-in' && session.user.guard !== 'client'
    ? fixedPaths.staff
    : fixedPaths.dashboard;
}
