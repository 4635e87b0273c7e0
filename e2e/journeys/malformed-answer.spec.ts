import { expect, test } from '../site/test.ts';
import { heading, openAs } from '../steps/sign-in.ts';

test(
  'SHARED-60: a malformed answer of the api shows the failed state with Retry, never a blank page',
  { tag: '@mfe-leases' },
  async ({ page, customers, faults }) => {
    faults.expect(/mobile\/leases|malformed|StructError/i);
    await openAs(page, await customers.toRead('maria'), '/leases/current');
    for (const body of [
      '{"status":true,"code":200,"data":{"all":"nothing"}}',
      '{"status":true,"da',
      '<html></html>',
    ]) {
      await page.route('**/api/v1/mobile/leases', (route) =>
        route.fulfill({ status: 200, contentType: 'application/json', body }),
      );
      await page.reload();
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expect(heading(page, 'All Leases')).toBeVisible();
      await page.unroute('**/api/v1/mobile/leases');
      await retry.click();
      await expect(page.getByRole('main').getByText('Harbor Home Furniture').first()).toBeVisible();
    }
  },
);
