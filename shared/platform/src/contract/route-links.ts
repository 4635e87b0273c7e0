import { fillPath } from '../routing/path-pattern.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import type { SessionState } from '../session/session.ts';
import { checkAccess } from './check-access.ts';
import type { MessageKey } from './contract.ts';
import type { RouteMatch } from './route-match.ts';

/** A link of the frame to another route of the same remote, with the parameters of the present address. */
export interface RouteLink {
  readonly to: PortalPath;
  readonly label: MessageKey;
}

export interface RouteTab extends RouteLink {
  readonly current: boolean;
}

/**
 * Returns the tabs of the group that a route belongs to (SHELL-40), without those that are forbidden to the session; none
 * when a single one is left.
 */
export function tabsOf({ contract, route, params }: RouteMatch, session: SessionState): readonly RouteTab[] {
  const group = contract.tabGroups?.find(({ id }) => id === route.tabs?.group);
  const currentTab = route.tabs?.tab ?? route.id;
  const tabs = (group?.tabs ?? []).flatMap((tab) => {
    const target = contract.routes.find(({ id }) => id === tab.route);
    if (!target || checkAccess(target.access, session) === 'forbidden') return [];
    const to = fillPath(target.path, params);
    return to === null ? [] : [{ to, label: tab.label, current: tab.route === currentTab }];
  });
  return tabs.length < 2 ? [] : tabs;
}

/** Returns the back link of a route (SHELL-36), whose label is the title of its target. */
export function backOf({ contract, route, params }: RouteMatch): RouteLink | null {
  const target = contract.routes.find(({ id }) => id === route.back);
  const to = target ? fillPath(target.path, params) : null;
  return target && to ? { to, label: target.title } : null;
}
