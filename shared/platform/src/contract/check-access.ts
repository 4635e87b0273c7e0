import { hasAbility, hasGuard } from '@portal/domain';
import type { SessionState } from '../session/session.ts';
import type { Access } from './contract.ts';

/**
 * `check` leads to the auth check with the address as `redirect`, `welcome` to `/welcome`, `forbidden` to `/403`.
 */
export type AccessDecision = 'allow' | 'check' | 'welcome' | 'forbidden';

/**
 * Decides whether a session may open a route (SHELL-23..32, 70, 71; OP-04..06). While the session is `unknown`, all but
 * public routes give `check`.
 */
export function checkAccess(access: Access, session: SessionState): AccessDecision {
  if (access === 'public') return 'allow';
  if (session.status === 'unknown') return 'check';
  if (session.status === 'signed-out') return opensWithoutSession(access) ? 'allow' : 'check';
  if (access === 'guest') return 'welcome';
  if (access === 'signed-in') return 'allow';
  const { user } = session;
  const needed = access === 'customer' ? ({ guard: 'client' } as const) : access;
  if (needed.guard !== undefined && !hasGuard(user, needed.guard)) return 'forbidden';
  if (needed.ability !== undefined && !hasAbility(user, needed.ability)) return 'forbidden';
  if (needed.superAdmin && !user.isSuperAdmin) return 'forbidden';
  return 'allow';
}

/** Whether a route opens to somebody who is not signed in. */
export function opensWithoutSession(access: Access): boolean {
  return access === 'public' || access === 'guest';
}
