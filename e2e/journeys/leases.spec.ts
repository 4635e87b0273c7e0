import { CustomerApi } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { pinOf } from '../steps/mailbox.ts';
import { heading, openAs } from '../steps/sign-in.ts';

const tag = '@mfe-leases';

testOnOwnPortal(
  'LEASE-01, LEASE-34, LEASE-57: rita finds her past leases, proves who she is with the code, and sees them',
  { tag },
  async ({ page, portal }) => {
    const rita = await CustomerApi.signIn(portal.url, 'rita');
    await openAs(page, rita, '/leases/retrieve', portal.url);
    await page.getByRole('textbox', { name: 'Last name' }).fill('Boone');
    await page.getByLabel('SSN or ITIN').first().fill('987-65-4321');
    await page.getByLabel('Date of birth').first().fill('04/12/1988');
    await page.getByRole('button', { name: 'Find my leases' }).click();
    await expect(heading(page, 'Enter your code')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(`${kept} ${page.url()}`).not.toContain('4321');
    await page.getByRole('textbox', { name: 'Code' }).fill(await pinOf(portal.url, 'rita'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Previous applications retrieved!')).toBeVisible();
    await expect(page.getByText('Lease FW-090114')).toBeVisible();
  },
);

test(
  'LEASE-14, LEASE-24, LEASE-61: maria opens a lease, its payment history and a payment, and the back link leads to that history',
  { tag: [tag, '@mfe-payments'] },
  async ({ page, customers }) => {
    await openAs(page, await customers.toRead('maria'), '/leases/current');
    await page.getByRole('link', { name: 'Details of Harbor Home Furniture, lease FW-204418' }).click();
    await expect(heading(page, 'Summary · Lease FW-204418')).toBeVisible();
    await page.getByRole('link', { name: 'Payment History', exact: true }).click();
    await page
      .getByRole('link', { name: /^Harbor Home Furniture Payment/ })
      .first()
      .click();
    await expect(heading(page, 'Payment Details')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Harbor Home Furniture' }).click();
    await expect(heading(page, 'Payment History · Lease FW-204418')).toBeVisible();
  },
);
