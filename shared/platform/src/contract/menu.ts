import type { SessionState } from '../session/session.ts';
import { checkAccess } from './check-access.ts';
import type { MenuItemContract, RemoteContract } from './contract.ts';

export interface MenuEntry extends MenuItemContract {
  /** Whose `messages` hold the item's text. */
  readonly remote: string;
}

/** The menu items of all contracts that this session may open, from the top down (SHELL-48, 49; OP-11). */
export function menuFor(contracts: readonly RemoteContract[], session: SessionState): readonly MenuEntry[] {
  return contracts
    .flatMap(({ name, menu = [] }) => menu.map((item) => ({ ...item, remote: name })))
    .filter((item) => checkAccess(item.access, session) === 'allow')
    .sort((a, b) => a.order - b.order);
}
