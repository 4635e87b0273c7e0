import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { pinOf } from '../steps/mailbox.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

const tag = '@mfe-leases';

test(
  'LEASE-01, LEASE-34, LEASE-57: rita finds her past leases, proves who she is with the code, and sees them',
  { tag },
  async ({ page, portal, customers }) => {
    const rita = await customers.toChange('rita');
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

test(
  'PAY-20, PAY-21: Cancel of a scheduled payment says whom to call',
  { tag: [tag, '@mfe-payments'] },
  async ({ page, customers }) => {
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    await page
      .getByRole('link', { name: /^Blue Ridge Air & Heat Payment/ })
      .first()
      .click();
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(/Call \(\d{3}\) 555-01\d\d before its day/);
  },
);

/** Returns the last and the first half minute of a day and the next in Eastern Time, the zone of the demo's leases. */
function aroundTheEndOf(day: string | undefined): readonly [Date, Date] {
  const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  const oneDayOn = new Date(Date.parse(String(day)) + 24 * 60 * 60_000);
  // Midnight there is at four or five o'clock of UTC.
  const ends = [4, 5].map((hour) => oneDayOn.getTime() + hour * 60 * 60_000);
  const end = ends.find((moment) => dayThere.format(moment - 1) === day && dayThere.format(moment) !== day);
  if (end === undefined) throw new Error(`${String(day)} does not end at a known hour.`);
  return [new Date(end - 30_000), new Date(end + 30_000)];
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati'])
  test.describe(`a customer in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      'LEASE-31, LEASE-32, LEASE-33, LEASE-58, OP-105: applications and early payoff dates end with the day of the lease, on either side of a clock change',
      { tag },
      async ({ page, customers }) => {
        const abe = await customers.toRead('abe');
        const applied = (await abe.leases()).find(({ loan_number }) => loan_number === 'AP-4006');
        const lastDay = new Date(Date.parse(String(applied?.application_date)) + 181 * 24 * 60 * 60_000);
        const [isApproved, isTooOld] = aroundTheEndOf(lastDay.toISOString().slice(0, 10));
        await page.clock.setFixedTime(isApproved);
        await openAs(page, abe, '/leases/approved');
        await expect(page.getByText('Application AP-4006')).toBeVisible();
        await page.clock.setFixedTime(isTooOld);
        await goTo(page, '/leases/current');
        await goTo(page, '/leases/approved');
        await expect(page.getByText('Application AP-4005')).toBeVisible();
        await expect(page.getByText('Application AP-4006')).toBeHidden();

        const maria = await customers.toRead('maria');
        const lease = await maria.lease('Peachtree Tire & Wheel');
        const [isEarly, isLate] = aroundTheEndOf(lease.extra?.EPODueDate);
        await page.clock.setFixedTime(isEarly);
        await openAs(page, maria, `/lease/${lease.lease_id}/summary`);
        await expect(page.getByText('Early Payoff Date')).toBeVisible();
        await page.clock.setFixedTime(isLate);
        await page.getByRole('link', { name: 'Items', exact: true }).click();
        await page.getByRole('link', { name: 'Summary', exact: true }).click();
        await expect(page.getByText('Payoff Due Date')).toBeVisible();
        await expect(page.getByText('Early Payoff Date')).toBeHidden();
      },
    );
  });
