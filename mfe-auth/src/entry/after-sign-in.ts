import { internalRoute, type SignedIn } from '@portal/domain';
import type { Platform } from '@portal/platform';
import { ownRoutes } from '../own-routes.ts';

/**
 * Signs in and leaves for where the customer wanted to go, else home; without leases, for finding them (AUTH-43, 44).
 * The way leads over the auth check, which is public: a guest-only screen would answer a sign-in by sending home.
 *
 * @param redirect as it stands in the address; only internal routes are followed (OP-53)
 */
export function enter(
  { navigation, session, routes }: Pick<Platform, 'navigation' | 'session' | 'routes'>,
  { user, token, leaseCount }: SignedIn,
  redirect: string | null,
): void {
  const start = user.guard === 'client' && leaseCount === 0 ? routes.leases.retrieve() : null;
  const target = internalRoute(redirect) ?? start;
  navigation.go(ownRoutes.check({ redirect: target ?? undefined }), { replace: true });
  session.signIn({ token, user });
}
