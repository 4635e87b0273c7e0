import type { MenuEntry, RouteMatch } from '@portal/platform/contract';

/** Returns whether a menu item leads to the matched route, or names it as one on which the item is the current one. */
export function isCurrentItem(
  { remote, route, activeOn = [] }: Pick<MenuEntry, 'remote' | 'route' | 'activeOn'>,
  match: RouteMatch | null,
): boolean {
  return match?.contract.name === remote && [route, ...activeOn].includes(match.route.id);
}
