import type { Guard, User } from '../entities/user.ts';

/** The abilities that portal and api check (SHARED-47, 48; the last is ours). */
export const abilities = {
  addFilter: 'system.filters.add',
  addGlobalFilter: 'system.filters.global.add',
  readUserAccess: 'system.users.access',
} as const;

/**
 * Whether a user has an ability or one of several that are separated by `|`: admins have all, others those in their
 * list (SHARED-43..45).
 */
export function hasAbility(
  user: Pick<User, 'isAdmin' | 'isSuperAdmin' | 'abilities'>,
  ability: string,
): boolean {
  if (user.isAdmin || user.isSuperAdmin) return true;
  return ability.split('|').some((alternative) => user.abilities.includes(alternative.trim()));
}

/** Whether a user's guard is the required one, or one of several (SHARED-46). */
export function hasGuard(user: Pick<User, 'guard'>, required: Guard | readonly Guard[]): boolean {
  return typeof required === 'string' ? user.guard === required : required.includes(user.guard);
}
