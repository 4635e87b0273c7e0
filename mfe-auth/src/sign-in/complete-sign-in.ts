import { internalRoute, type SignedIn } from '@portal/domain';
import type { Platform } from '@portal/platform';
import { ownRoutes } from '../own-routes.ts';

/**
 * Signs in and goes to the redirect, else home; a customer without leases goes to leases/retrieve (AUTH-43, 44), and who
 * must choose a new password to set-password first (AUTH-45). Both ways lead through public screens, because a
 * guest-only one redirects home after a sign-in.
 *
 * @param redirect the value in the address; only internal routes are followed (OP-53)
 */
export function completeSignIn(
  { navigation, session, routes }: Pick<Platform, 'navigation' | 'session' | 'routes'>,
  { user, token, leaseCount, mustResetPassword }: SignedIn,
  redirect: string | null,
): void {
  const firstScreen = user.guard === 'client' && leaseCount === 0 ? routes.leases.retrieve() : null;
  const next = { redirect: internalRoute(redirect) ?? firstScreen ?? undefined };
  const to = mustResetPassword ? ownRoutes.setPassword(next) : ownRoutes.check(next);
  navigation.go(to, { replace: true });
  session.signIn({ token, user });
}
