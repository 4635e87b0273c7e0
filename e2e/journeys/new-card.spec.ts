import type { Route } from '@playwright/test';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CustomerApi } from '../site/customer-api.ts';
import { withPlainPage } from '../site/plain-page.ts';
import { expect, testOnOwnVendors as test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { boxOf } from '../steps/box-of.ts';
import { typeCard } from '../steps/card-form.ts';
import { expectPayment, paymentPath } from '../steps/pay.ts';
import { goTo, openAs } from '../steps/sign-in.ts';
import { waitForFont } from '../steps/wait-for-font.ts';

const tag = ['@mfe-payments', '@mfe-profile'];
const store = 'Harbor Home Furniture';

test(
  'PAY-13, PAY-43: maria adds a card in a side panel of her payment, and pays with it; cancelling changes nothing',
  { tag },
  async ({ page, portal }) => {
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease(store);
    await openAs(page, maria, paymentPath(lease.lease_uuid), portal.url);
    await expectPayment(page);
    const chosen = page.getByRole('radio', { checked: true }).last();
    const before = await chosen.getAttribute('value');

    const open = page.getByRole('button', { name: 'Add New Card' });
    await open.click();
    const panel = page.getByRole('dialog', { name: 'Add New Card' });
    const add = panel.getByRole('button', { name: 'Add New Credit Card' });
    await expect(add).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel).toBeHidden();
    expect(await chosen.getAttribute('value')).toBe(before);
    await expect(open).toBeFocused();

    await open.click();
    await expect(add).toBeVisible();
    await typeCard(page, '6200000000000005');
    await panel.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'No' }).click();
    await add.click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('radio', { name: /UnionPay ending 0005/ })).toBeChecked();
    await expectPayment(page);
  },
);

test(
  'PAY-13: a card form whose remote is gone says so in the panel, the other methods stay, and Retry brings it back',
  { tag },
  async ({ page, portal, faults }) => {
    faults.expect(/mfe-profile|Failed to load resource|RUNTIME-008|loading chunk/i);
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease(store);
    const files = join(portal.site, 'assets/mfe-profile');
    await rename(files, `${files}.gone`);
    await openAs(page, maria, paymentPath(lease.lease_uuid), portal.url);
    await expectPayment(page);
    await page.getByRole('button', { name: 'Add New Card' }).click();
    const panel = page.getByRole('dialog', { name: 'Add New Card' });
    const retry = panel.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await rename(`${files}.gone`, files);
    await retry.click();
    await expect(panel.getByRole('button', { name: 'Add New Credit Card' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await page.getByRole('radio', { name: /Macon Credit Union/ }).check({ force: true });
    await expectPayment(page);
  },
);

test(
  'PROF-60: Cancel stays in its place while the fields of the card arrive, so that no press is lost',
  { tag: '@mfe-profile' },
  async ({ page, portal }) => {
    const nora = await CustomerApi.signIn(portal.url, 'nora');
    const late = new Promise<Route>((hold) => void page.route(/\/cards\/frame\?/, hold));
    // The font comes after a page has loaded, which a frame that is held would keep from ending.
    await openAs(page, nora, '/profile/main', portal.url);
    await waitForFont(page);
    await goTo(page, '/profile/add-card');
    const held = await late;
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const before = await boxOf(cancel);
    await held.continue();
    await expect(page.getByRole('button', { name: 'Add New Credit Card' })).toBeVisible();
    expect((await boxOf(cancel)).y).toBe(before.y);
  },
);

test(
  'PROF-34: the card form works as a parcel in a plain page that has no shell, and leaves nothing behind',
  { tag: '@mfe-profile' },
  async ({ page, portal }) => {
    // The page's script is built first.
    test.slow();
    const nora = await CustomerApi.signIn(portal.url, 'nora');
    const cards = page.waitForResponse((answer) => answer.url().endsWith('/mobile/cards'));
    await page.addInitScript((token) => sessionStorage.setItem('portal.token', token), nora.token);
    await withPlainPage(portal, async (address) => {
      await page.goto(address);
      const add = page.getByRole('button', { name: 'Add New Credit Card' });
      await expect(add).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await typeCard(page, '4242424242424242');
      await add.click();
      expect((await cards).status()).toBe(200);
      await expect(page.getByText('Heard: typed success')).toBeVisible();
      await expect(page.locator('#card')).toBeEmpty();

      await page.reload();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Heard: cancel')).toBeVisible();
    });
  },
);
