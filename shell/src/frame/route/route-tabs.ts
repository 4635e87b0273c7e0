import type { PortalPath } from '@portal/platform';
import type { RouteMatch } from '@portal/platform/contract';

/** A path of a contract with its parameters filled from the present address: `/lease/:id/items` to `/lease/12/items`. */
export function filledPath(path: string, params: RouteMatch['params']): PortalPath {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part))
    .join('/');
  return filled as PortalPath;
}

export interface RouteTab {
  readonly to: PortalPath;
  /** Key of the contract's messages. */
  readonly label: string;
  readonly current: boolean;
}

/** Tabs of the group that a route belongs to (SHELL-40); none for a group of one. */
export function tabsOf({ contract, route, params }: RouteMatch): readonly RouteTab[] {
  const group = contract.tabGroups?.find(({ id }) => id === route.tabs?.group);
  if (!group || group.tabs.length < 2) return [];
  const currentTab = route.tabs?.tab ?? route.id;
  return group.tabs.flatMap((tab) => {
    const target = contract.routes.find(({ id }) => id === tab.route);
    if (!target) return [];
    return [{ to: filledPath(target.path, params), label: tab.label, current: tab.route === currentTab }];
  });
}
