import { hasAbility, hasGuard, type Guard, type User } from '@portal/domain';
import type { Access } from '@portal/platform/contract';

/** What decides whether a user may open a route. */
export type AccessUser = Pick<User, 'guard' | 'abilities' | 'isAdmin' | 'isSuperAdmin'>;

/** One requirement of a route that a user does not meet. */
export type Obstacle =
  | { readonly type: 'guest-only' }
  | { readonly type: 'guard'; readonly needed: readonly Guard[] }
  /** Alternatives by `|`. */
  | { readonly type: 'ability'; readonly needed: string }
  | { readonly type: 'super-admin' };

/**
 * Returns everything that keeps a signed-in user from a route or menu item with this access; nothing when the guard
 * (`checkAccess`) lets them in. The guard stops at the first; an administrator wants to know them all.
 */
export function obstaclesOf(access: Access, user: AccessUser): readonly Obstacle[] {
  if (access === 'public' || access === 'signed-in') return [];
  if (access === 'guest') return [{ type: 'guest-only' }];
  const needs = access === 'customer' ? ({ guard: 'client' } as const) : access;
  const obstacles: Obstacle[] = [];
  if (needs.guard !== undefined && !hasGuard(user, needs.guard)) {
    obstacles.push({ type: 'guard', needed: [needs.guard].flat() });
  }
  if (needs.ability !== undefined && !hasAbility(user, needs.ability)) {
    obstacles.push({ type: 'ability', needed: needs.ability });
  }
  if (needs.superAdmin && !user.isSuperAdmin) obstacles.push({ type: 'super-admin' });
  return obstacles;
}
