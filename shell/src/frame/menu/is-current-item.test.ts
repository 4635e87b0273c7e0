import { createRouteTable } from '@portal/platform/contract';
import { authContract, leasesContract } from '../../fixtures/contracts.fixture.ts';
import { isCurrentItem } from './is-current-item.ts';

const { match } = createRouteTable([authContract, leasesContract]);
const item = { remote: 'mfe-leases', route: 'current', activeOn: ['approved', 'summary'] };

it.each([
  ['/leases/current', true],
  ['/leases/approved', true],
  ['/lease/7/summary', true],
  ['/leases/current/', true],
  ['/dashboard', false],
  ['/auth/login', false],
  ['/leases/nowhere', false],
])('an item is the current one only on its own routes: %s gives %s', (pathname, current) => {
  expect(isCurrentItem(item, match(pathname))).toBe(current);
});
