import { createRouteTable } from '../routing/route-table.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { authCheckPath } from './auth-check-path.ts';
import { mfeAuth } from './generated/mfe-auth.ts';

const released = createRouteTable([{ name: 'mfe-auth', routes: [{ id: 'check', path: '/sign-in/check' }] }]);
const from = (pathname: string, search = '') => ({ pathname, search });

describe('authCheckPath', () => {
  it('SHELL-26: leads back to the address with its query', () => {
    expect(authCheckPath(released, from('/samples/7', '?pay=1'))).toBe(
      '/sign-in/check?redirect=%2Fsamples%2F7%3Fpay%3D1',
    );
  });

  it.each([null, from('/auth/other'), from('//evil.example')])('has no redirect for %j', (address) => {
    expect(authCheckPath(released, address)).toBe('/sign-in/check');
  });

  it('is the address that its remote declares when no released contract has the route', () => {
    const usual = mfeAuth.routes.find(({ id }) => id === 'check')?.path;
    expect(authCheckPath(createRouteTable([sampleContract]), null)).toBe(usual);
  });
});
