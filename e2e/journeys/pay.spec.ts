import { CustomerApi } from '../site/customer-api.ts';
import { expect, test, testOnEmbeddedStore, testOnOwnPortal } from '../site/test.ts';
import {
  expectPaid,
  expectPayment,
  expectPrintedReceipt,
  payButton,
  paymentPath,
  reviewPayment,
} from '../steps/pay.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { linkOf } from '../steps/mailbox.ts';
import { loadedScripts } from '../steps/script-weight.ts';
import { goTo, heading, openAs, signIn } from '../steps/sign-in.ts';

const store = 'Harbor Home Furniture';
const bank = /Macon Credit Union/;

testOnEmbeddedStore(
  'PAY-02, PAY-05, PAY-16, PAY-35: maria signs in, sees her chart, whose script is light, and her leases, and pays one from a saved bank account; the payment is in the database and in the history',
  { tag: ['@mfe-auth', '@mfe-leases', '@mfe-payments'] },
  async ({ page, portal }) => {
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease(store);
    const before = await maria.paymentCount(lease);

    await signIn(page, 'maria');
    await expect(page.getByRole('main').getByText(store).first()).toBeVisible();
    const ofDashboard = await loadedScripts(page, portal.site, 'mfe-payments');
    await goTo(page, '/payment-history');
    await expect(page.locator('main [role=img] svg').first()).toBeVisible();
    const ofHistory = await loadedScripts(page, portal.site, 'mfe-payments');
    const added = [...ofHistory].filter(([path]) => !ofDashboard.has(path));
    const addedBytes = added.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(addedBytes, 'bytes that the chart adds, gzip').toBeLessThanOrEqual(175_000);
    expect(addedBytes, 'bytes that the chart adds, gzip').toBeGreaterThan(50_000);

    await page.getByRole('link', { name: 'All Leases' }).first().click();
    await expect(heading(page, 'All Leases')).toBeVisible();
    await expect(page.getByRole('main').getByText(store)).toBeVisible();

    await goTo(page, paymentPath(lease.lease_uuid));
    await expectPayment(page);
    await reviewPayment(page, { amount: '91.07', bank });
    await expect(page.getByRole('heading', { name: /^Pay \$91\.07 on .+\?$/ })).toBeVisible();
    await expect(page.getByText(/authorize/i).first()).toBeVisible();
    await payButton(page, '91.07').click();
    await expectPaid(page);
    expect(await maria.paymentCount(lease)).toBe(before + 1);
    await expectPrintedReceipt(page, '$91.07');

    await goTo(page, '/payment-history');
    await expect(page.getByRole('main').getByText('$91.07').first()).toBeVisible();
  },
);

test(
  'OP-103: theo pays from the reminder in his mailbox without signing in, once; while somebody else is signed in, and later, the link shows nothing',
  { tag: ['@mfe-auth', '@mfe-payments'] },
  async ({ page, portal, customers, faults }) => {
    faults.expect(/status of 4(00|03|22) /);
    const theo = await CustomerApi.signIn(portal.url, customers.toSignIn('theo'));
    const lease = await theo.lease('Signal House Electronics');
    const before = await theo.paymentCount(lease);
    const link = await linkOf(portal.url, 'theo', '/auth/pay');
    const show = page.getByRole('button', { name: 'Show the payment' });

    await openAs(page, await customers.toRead('maria'), link);
    await show.click();
    await expect(page.getByRole('alert')).toContainText('Somebody else is logged in here');
    await expect(page.getByText('Signal')).toHaveCount(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(show).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await show.click();
    await expect(heading(page, 'Pay from your reminder')).toBeVisible();
    const digits = page.getByRole('textbox', { name: 'Last four digits of your card' });
    await digits.fill('1111');
    expect(new URL(page.url()).hash).toBe('#/payment-reminder');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(new URLSearchParams(link.replace(/.*\?/, '')).get('token'));
    const pay = payButton(page, '78.00');
    await pay.click();
    await expect(page.getByText('You have 2 tries left')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    // A reload keeps the session of the link.
    await page.reload();
    await digits.fill('4242');
    await pay.dblclick();
    await expectPaid(page);
    expect(await theo.paymentCount(lease)).toBe(before + 1);
    await expectPrintedReceipt(page, '$78.00');
    await page.reload();
    await expectPaid(page);

    await page.goto('about:blank');
    await page.goto(`/#${link}`);
    await show.click();
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used already.');
    await goTo(page, '/payment-reminder');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    expect(await theo.paymentCount(lease)).toBe(before + 1);
  },
);

test(
  'PAY-16: a double click followed by Enter pays once, and so does a payment during which the customer goes offline',
  { tag: '@mfe-payments' },
  async ({ page, context, customers, faults }) => {
    // A chunk that is fetched ahead may be on its way when the customer goes offline.
    faults.expect(/Failed to load resource|net::ERR|ChunkLoadError/);
    const evan = await customers.toChange('evan');
    const lease = await evan.lease('Lantern Street Mattress');
    const before = await evan.paymentCount(lease);

    await openAs(page, evan, paymentPath(lease.lease_uuid));
    await expectPayment(page);
    await reviewPayment(page, { amount: '92.07', bank: /Chattahoochee Savings/ });
    const pay = payButton(page, '92.07');
    await pay.dblclick();
    await page.keyboard.press('Enter');
    await expectPaid(page);
    expect(await evan.paymentCount(lease)).toBe(before + 1);

    await openAs(page, evan, paymentPath(lease.lease_uuid));
    await expectPayment(page);
    await reviewPayment(page, { amount: '95.07', bank: /Chattahoochee Savings/ });
    await page.route('**/api/v1/mobile/payments', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      // The payment arrives, and its answer does not.
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await payButton(page, '95.07').click();
    await expect(page.getByRole('heading', { name: /can’t tell yet whether your payment/ })).toBeVisible();
    await context.setOffline(false);
    // The page asks again by itself.
    await expectPaid(page);
    expect(await evan.paymentCount(lease)).toBe(before + 2);
  },
);

testOnOwnPortal(
  'PAY-16: two tabs that confirm the same payment at once pay once',
  { tag: '@mfe-payments' },
  async ({ page, context, portal }) => {
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease(store);
    const before = await maria.paymentCount(lease);

    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await openAs(tab, maria, paymentPath(lease.lease_uuid));
      await expectPayment(tab);
      await reviewPayment(tab, { amount: '93.07', bank });
    }
    await Promise.all(tabs.map((tab) => payButton(tab, '93.07').click()));
    await Promise.all(tabs.map(expectPaid));
    expect(await maria.paymentCount(lease)).toBe(before + 1);
  },
);
