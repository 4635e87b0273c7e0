import { abilities, guards } from '@portal/domain';
import type { AddressTarget } from '../routing/resolve-address.ts';
import type { shellPaths } from '../routing/shell-paths.ts';
import type { Access, RemoteContract } from './contract.ts';

/** Who may open the shell's own pages (OP-05, OP-19); `home` opens to everybody, because it only leads on. */
export const shellAccess = {
  home: 'public',
  welcome: 'guest',
  forbidden: 'public',
  staff: { guard: guards.filter((guard) => guard !== 'client') },
  // As the endpoint that it asks.
  access: { guard: 'web', ability: abilities.readUserAccess },
} as const satisfies Record<keyof typeof shellPaths, Access>;

/** Returns who may open what an address leads to (`resolveAddress`); null when it leads nowhere. */
export function accessOf(target: AddressTarget<RemoteContract>): Access | null {
  switch (target.type) {
    case 'route':
      return target.match.route.access;
    case 'auth-check':
      return 'public';
    case 'none':
      return null;
    default:
      return shellAccess[target.type];
  }
}
