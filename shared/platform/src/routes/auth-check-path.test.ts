import { sampleContract } from '../test-support/sample-contract.ts';
import { authCheckPath } from './auth-check-path.ts';
import { createRouteTable } from '../routing/route-table.ts';

const released = createRouteTable([{ name: 'mfe-auth', routes: [{ id: 'check', path: '/sign-in/check' }] }]);
const from = (pathname: string, search = '') => ({ pathname, search });

describe('authCheckPath', () => {
  it('SHELL-26: leads back to the address with its query', () => {
    expect(authCheckPath(released, from('/lease/7/summary', '?pay=1'))).toBe(
      '/sign-in/check?redirect=%2Flease%2F7%2Fsummary%3Fpay%3D1',
    );
  });

  it.each([null, from('/auth/login'), from('//evil.example')])('has no redirect for %j', (address) => {
    expect(authCheckPath(released, address)).toBe('/sign-in/check');
  });

  it('is the usual address when no released contract has the route', () => {
    expect(authCheckPath(createRouteTable([sampleContract]), null)).toBe('/auth/check');
  });
});
