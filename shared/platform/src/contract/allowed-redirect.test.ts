import { sampleUser } from '../test-support/sample-user.ts';
import type { User } from '@portal/domain';
import { createRouteTable } from '../routing/route-table.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { allowedRedirect } from './allowed-redirect.ts';
import type { Access, RemoteContract } from './contract.ts';

const route = (path: `/${string}`, access: Access) => ({ id: path.slice(1), path, title: 'title', access });
const contract: RemoteContract = {
  ...sampleContract,
  routes: [route('/samples', 'customer'), route('/guests', 'guest'), route('/profile', 'signed-in')],
};
const table = createRouteTable([contract]);
const customer = sampleUser;
const staff: User = { ...sampleUser, guard: 'web' };
const admin: User = { ...staff, isAdmin: true };

describe('allowedRedirect', () => {
  it.each([
    ['/samples?pay=1', customer],
    ['#/samples/', customer],
    ['/profile', staff],
    ['/staff', staff],
    ['/staff/access', admin],
    ['/', staff],
    ['/nowhere', staff],
  ] as const)('AUTH-18: leads to %s whom its route lets in', (redirect, user) => {
    expect(allowedRedirect(table, redirect, user)).toBe(redirect.replace('#', ''));
  });

  it.each([
    ['/samples?pay=1', staff],
    ['/samples/', admin],
    ['/staff', customer],
    ['/staff/access', staff],
    ['/welcome', customer],
    ['/guests', customer],
  ] as const)('AUTH-18, OP-19: does not lead to %s whom its route keeps out', (redirect, user) => {
    expect(allowedRedirect(table, redirect, user)).toBeNull();
  });

  it.each([null, '//evil.example', 'https://evil.example/samples'])(
    'OP-53: does not lead to %s',
    (redirect) => {
      expect(allowedRedirect(table, redirect, customer)).toBeNull();
    },
  );

  it('leads everybody on where the page has no contracts', () => {
    expect(allowedRedirect(createRouteTable<RemoteContract>([]), '/samples', staff)).toBe('/samples');
  });
});
