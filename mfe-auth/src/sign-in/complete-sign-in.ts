import { internalRoute, type SignedIn } from '@portal/domain';
import type { Platform } from '@portal/platform';
import { ownRoutes } from '../own-routes.ts';

/**
 * Signs in and goes to the redirect, else home; a customer without leases goes to leases/retrieve (AUTH-43, 44).
 * It goes there through the auth check, which is public, because a guest-only screen redirects home after a sign-in.
 *
 * @param redirect the value in the address; only internal routes are followed (OP-53)
 */
export function completeSignIn(
  { navigation, session, routes }: Pick<Platform, 'navigation' | 'session' | 'routes'>,
  { user, token, leaseCount }: SignedIn,
  redirect: string | null,
): void {
  const firstScreen = user.guard === 'client' && leaseCount === 0 ? routes.leases.retrieve() : null;
  const target = internalRoute(redirect) ?? firstScreen;
  navigation.go(ownRoutes.check({ redirect: target ?? undefined }), { replace: true });
  session.signIn({ token, user });
}
