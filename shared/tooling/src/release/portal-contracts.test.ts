import { join } from 'node:path';
import {
  findConflicts,
  isCompatible,
  menuFor,
  parseContract,
  PORTAL_PLATFORM_VERSION,
  type RemoteContract,
} from '@portal/platform/contract';
import { workspaceRoot } from '../workspace-root.ts';

const names = ['mfe-auth', 'mfe-leases', 'mfe-payments', 'mfe-profile', 'mfe-retailers', 'mfe-support'];

/** The contract of a remote of this repository, as it travels: through JSON. */
function contractOf(name: string): RemoteContract {
  const module = jest.requireActual<{ contract: unknown }>(join(workspaceRoot, name, 'remote.contract.ts'));
  return parseContract(JSON.parse(JSON.stringify(module.contract)));
}

describe('the contracts of this repository', () => {
  const contracts = names.map(contractOf);

  it('parse, match the platform, and have no conflicts', () => {
    expect(contracts.map(({ name }) => name)).toEqual(names);
    expect(contracts.filter(({ platform }) => !isCompatible(PORTAL_PLATFORM_VERSION, platform))).toEqual([]);
    expect(findConflicts(contracts)).toEqual([]);
  });

  it('SHELL-43, SHELL-44, SHELL-45, SHELL-46, SHELL-47: give a customer the menu of the specification, in its order', () => {
    const menu = menuFor(contracts, { status: 'signed-in', user: customer });
    const textOf = (remote: string, text: string) =>
      contracts.find(({ name }) => name === remote)?.messages['en']?.[text];
    expect(menu.map(({ remote, text }) => textOf(remote, text))).toEqual([
      'All Leases',
      'Find a Retailer',
      'Profile',
      'Support',
      'Log Out',
    ]);
  });
});

const customer = {
  id: '7',
  email: 'dana@example.test',
  fullName: 'Dana Whitfield',
  firstName: 'Dana',
  lastName: 'Whitfield',
  cellPhone: null,
  avatar: null,
  profileUrl: null,
  displayName: null,
  isAdmin: false,
  isSuperAdmin: false,
  guard: 'client',
  abilities: [],
  phoneSettings: { notifications: true, solicitations: false },
} as const;
