import { internalRoute, type SignedIn } from '@portal/domain';
import type { Platform, PortalPath } from '@portal/platform';

const findLeases: PortalPath = '/leases/retrieve';

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
  const start = user.guard === 'client' && leaseCount === 0 && routes.exists(findLeases) ? findLeases : null;
  const target = internalRoute(redirect) ?? start;
  navigation.go(checkPath(target), { replace: true });
  session.signIn({ token, user });
}

/** The auth check, which goes on to `target`. */
export function checkPath(target: PortalPath | null): PortalPath {
  return target === null ? '/auth/check' : `/auth/check?redirect=${encodeURIComponent(target)}`;
}

/** Another screen before sign-in, which leads to the same place afterwards. */
export function withRedirect(path: PortalPath, redirect: string | null): PortalPath {
  const target = internalRoute(redirect);
  return target === null ? path : `${path}?redirect=${encodeURIComponent(target)}`;
}
