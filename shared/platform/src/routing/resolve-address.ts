import type { MatchedRoute, RoutableContract, RouteTable } from './route-table.ts';
import { authCheckAliases, shellPaths } from './shell-paths.ts';

/** What an address stands for, whoever opens it. */
export type AddressTarget<Contract extends RoutableContract> =
  | { readonly type: keyof typeof shellPaths | 'auth-check' | 'none' }
  | { readonly type: 'route'; readonly match: MatchedRoute<Contract> };

/**
 * Returns what a pathname of `parseHash` stands for: a page of the shell, the auth check, a route of the table, or
 * nothing. The landing preload and the guard both ask it, so that they cannot disagree.
 */
export function resolveAddress<Contract extends RoutableContract>(
  table: Pick<RouteTable<Contract>, 'match'>,
  pathname: string,
): AddressTarget<Contract> {
  if (authCheckAliases.some((alias) => alias === pathname)) return { type: 'auth-check' };
  for (const [page, path] of Object.entries(shellPaths)) {
    if (path === pathname) return { type: page as keyof typeof shellPaths };
  }
  const match = table.match(pathname);
  return match ? { type: 'route', match } : { type: 'none' };
}
