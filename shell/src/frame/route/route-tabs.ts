import type { PortalPath } from '@portal/platform';
import { fillPath, type RouteMatch } from '@portal/platform/contract';

export interface RouteTab {
  readonly to: PortalPath;
  /** Key of the contract's messages. */
  readonly label: string;
  readonly current: boolean;
}

/** Returns the tabs of the group that a route belongs to (SHELL-40); none for a group of one. */
export function tabsOf({ contract, route, params }: RouteMatch): readonly RouteTab[] {
  const group = contract.tabGroups?.find(({ id }) => id === route.tabs?.group);
  if (!group || group.tabs.length < 2) return [];
  const currentTab = route.tabs?.tab ?? route.id;
  return group.tabs.flatMap((tab) => {
    const target = contract.routes.find(({ id }) => id === tab.route);
    const to = target ? fillPath(target.path, params) : null;
    return to === null ? [] : [{ to, label: tab.label, current: tab.route === currentTab }];
  });
}
