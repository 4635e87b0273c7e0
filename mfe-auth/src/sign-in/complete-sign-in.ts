import type { SignedIn } from '@portal/domain';
import type { Platform } from '@portal/platform';
import { ownRoutes } from '../own-routes.ts';

/**
 * Signs in and goes to the redirect, else home; a customer without leases goes to leases/retrieve (AUTH-43, 44), and who
 * must choose a new password to set-password first (AUTH-45).
 *
 * @param redirect the value in the address; only an internal route that the user may open is followed (OP-19, OP-53)
 */
export function completeSignIn(
  { session, routes, allowedRedirect }: Pick<Platform, 'session' | 'routes' | 'allowedRedirect'>,
  { user, token, leaseCount, mustResetPassword }: SignedIn,
  redirect: string | null,
): void {
  const firstScreen = user.guard === 'client' && leaseCount === 0 ? routes.leases.retrieve() : null;
  const next = allowedRedirect(redirect, user) ?? firstScreen;
  const to = mustResetPassword ? ownRoutes.setPassword({ redirect: next ?? undefined }) : (next ?? '/');
  session.signIn({ token, user, mustResetPassword }, to);
}
