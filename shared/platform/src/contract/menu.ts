import { fillRoute } from '../routing/fill-route.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import type { SessionState } from '../session/session.ts';
import { checkAccess } from './check-access.ts';
import type { MenuItemContract, RemoteContract } from './contract.ts';

export interface MenuEntry extends MenuItemContract {
  /** Name of the remote, whose `messages` hold the item's text. */
  readonly remote: string;
  readonly to: PortalPath;
}

/** Returns the menu items of all contracts that this session may open, ascending by order (SHELL-48, 49; OP-11). */
export function menuFor(contracts: readonly RemoteContract[], session: SessionState): readonly MenuEntry[] {
  return contracts
    .flatMap(menuOf)
    .filter((item) => checkAccess(item.access, session) === 'allow')
    .sort((a, b) => a.order - b.order);
}

function menuOf({ name, routes, menu = [] }: RemoteContract): readonly MenuEntry[] {
  return menu.flatMap((item) => {
    const target = routes.find(({ id }) => id === item.route);
    const to = target ? fillRoute(target, {}) : null;
    return to === null ? [] : [{ ...item, remote: name, to }];
  });
}
