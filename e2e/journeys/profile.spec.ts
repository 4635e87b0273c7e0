import type { Page } from '@playwright/test';
import { CustomerApi } from '../site/customer-api.ts';
import { withHostPage } from '../site/host-page.ts';
import { expect, testOnOwnVendors as test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { typeCard } from '../steps/card-form.ts';
import { heading, openAs } from '../steps/sign-in.ts';

const tag = '@mfe-profile';

/** Adds a frame that sends forged messages of the card form to the page and to the real form; waits until the page has them. */
async function forgeFrom(page: Page, url: string): Promise<void> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.title = 'Foreign';
    document.body.append(frame);
  }, url);
  await expect.poll(() => page.frames().some((frame) => frame.url() === url)).toBe(true);
  const arrived = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => {
          if (data === 'the last one') resolve();
        }),
      ),
  );
  const forger = page.frames().find((frame) => frame.url() === url);
  await forger?.waitForLoadState();
  await forger?.evaluate(() => {
    const channel = 'payliance-fields';
    for (const message of [
      { channel, event: 'enter' },
      { channel, event: 'height', height: 5 },
      { channel, id: 'foreign-1', reply: { type: 'tokenized', token: 'forged' } },
      { event: 'enter' },
      'submit',
      'the last one',
    ])
      parent.postMessage(message, '*');
    parent.frames[0]?.postMessage({ channel, id: 'foreign-2', type: 'submit' }, '*');
  });
  await arrived;
}

/** Returns what the page's scripts can read without asking: its document, what is typed in it, and its storage. */
const readableBy = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
      ...[localStorage, sessionStorage].map((one) => JSON.stringify(one)),
    ].join(),
  );

test.describe('in a page that has a frame of a foreign origin', () => {
  // The portal's own policy allows no such frame.
  test.use({ bypassCSP: true });

  test(
    'PROF-01, PROF-60, PROF-62, PROF-63, PROF-64, PROF-65: a card is added in the provider’s frame, messages of other frames cause no call, and the number is nowhere else',
    { tag },
    async ({ page, portal, sentBodies }) => {
      const requests: string[] = [];
      const cardCalls = () => requests.filter((sent) => /^POST .*\/cards(\/\w+)?$/.test(sent));
      page.on('request', (sent) => requests.push(`${sent.method()} ${sent.url()}`));
      const nora = await CustomerApi.signIn(portal.url, 'nora');
      await withHostPage(`${portal.sandbox}/cards/fields.js`, async (foreign) => {
        await openAs(page, nora, '/profile/add-card', portal.url);
        const add = page.getByRole('button', { name: 'Add New Credit Card' });
        await expect(add).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await typeCard(page, '4242424242424242');
        const card = page.locator('iframe').first();
        const height = await card.evaluate((frame) => frame.clientHeight);

        // The one has a foreign origin, the other the provider's, but is not the frame that was mounted.
        for (const forger of [
          foreign,
          `${portal.sandbox}/cards/frame?parent=${encodeURIComponent(portal.url)}#another`,
        ])
          await forgeFrom(page, forger);
        await expect(add).not.toHaveAttribute('aria-busy');
        expect(await card.evaluate((frame) => frame.clientHeight)).toBe(height);
        expect(cardCalls()).toEqual([]);

        // The same message of the real frame.
        await card.contentFrame().getByLabel('Name on card').press('Enter');
        await expect(heading(page, 'Payment Methods')).toBeVisible();
        await expect(page.getByRole('main').getByText('Visa ending 4242')).toBeVisible();
        expect(cardCalls()).toEqual([
          `POST ${portal.sandbox}/cards/tokens`,
          `POST ${portal.sandbox}/cards/verifications`,
          `POST ${portal.url}/api/v1/mobile/cards`,
        ]);
        expect(sentBodies.filter((body) => body.includes('reVerificationCardId'))).toHaveLength(1);
        const readable = [await readableBy(page), ...requests, ...sentBodies].join(' ');
        expect(readable.replaceAll(/[ .-]/g, '').includes('4242424242')).toBe(false);
      });
    },
  );
});

test(
  'PROF-66: a declined card says so in the provider’s words, and nothing is saved',
  { tag },
  async ({ page, portal }) => {
    const nora = await CustomerApi.signIn(portal.url, 'nora');
    await openAs(page, nora, '/profile/add-card', portal.url);
    const add = page.getByRole('button', { name: 'Add New Credit Card' });
    await expect(add).toBeVisible();
    await typeCard(page, '4000000000000002');
    await add.click();
    await expect(page.getByRole('alert')).toContainText('The card was declined. Use another card.');
    await expect(heading(page, 'Add New Credit Card')).toBeVisible();
  },
);

test(
  'PROF-02, PROF-03, PROF-04: maria verifies a card again, makes another the default, and adds and removes a bank account',
  { tag },
  async ({ page, portal, sentBodies }) => {
    // Four changes one after another, on a portal of its own.
    test.slow();
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    await openAs(page, maria, '/profile/payment-methods', portal.url);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Card Requires Verification: Visa ending 1881' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Proceed?');
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(main.getByText(/Enter the details of Visa ending 1881 again/)).toBeVisible();
    const verify = main.getByRole('button', { name: 'Verify Card' });
    await expect(verify).toBeVisible();
    await typeCard(page, '6011111111111117');
    await verify.click();
    await expect(heading(page, 'Payment Methods')).toBeVisible();
    await expect(main.getByText('Visa ending 1881')).toHaveCount(0);

    await main.getByRole('button', { name: 'Make Default Payment: Mastercard ending 4444' }).click();
    const standing = main.getByRole('listitem').filter({ hasText: 'Mastercard ending 4444' });
    await expect(standing.getByText('Default', { exact: true })).toBeVisible();

    await main.getByRole('link', { name: 'Add New ACH Account' }).click();
    await main.getByLabel('Bank Name').fill('Flint Valley Bank');
    await main.getByLabel('Routing Number').fill('061000104');
    await main.getByRole('textbox', { name: 'Checking Account' }).fill('000998877665');
    await expect(main.getByText('ending 7665')).toBeVisible();
    await main.getByRole('button', { name: 'Add ACH' }).click();
    const remove = main.getByRole('button', { name: 'Remove Payment Method: Flint Valley Bank ending 7665' });
    await expect(remove).toBeVisible();
    expect((await readableBy(page)).includes('000998877665')).toBe(false);
    expect(sentBodies.filter((body) => body.includes('000998877665'))).toHaveLength(1);
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(remove).toHaveCount(0);
  },
);

test(
  'maria sees where she is signed in, and a browser whose session she ends gets a 401 with its next call',
  { tag: [tag, '@mfe-auth'] },
  async ({ page, browser, portal, faults }) => {
    // Two browsers.
    test.slow();
    faults.expect(/status of 401 /);
    const [own, other, third] = [
      await CustomerApi.signIn(portal.url, 'maria'),
      await CustomerApi.signIn(portal.url, 'maria'),
      await CustomerApi.signIn(portal.url, 'maria'),
    ];
    const statusOf = async ({ token }: Pick<CustomerApi, 'token'>) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${portal.url}/api/v1/mobile/cards`, { headers })).status;
    };
    const elsewhere = await browser.newPage();
    await openAs(elsewhere, other, '/profile/main', portal.url);
    const list = (at: typeof page) => at.getByRole('list', { name: 'Where you’re logged in' });
    await expect(list(elsewhere).getByRole('listitem')).toHaveCount(3);

    await openAs(page, own, '/profile/main', portal.url);
    await expect(list(page).getByRole('listitem')).toHaveCount(3);
    await expect(list(page).getByText('This one')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    const end = list(page).getByRole('button', { name: /^Log out/ });
    await end.first().click();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await expect(end).toBeFocused();
    await page.getByRole('button', { name: 'Log out all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    expect([await statusOf(own), await statusOf(other), await statusOf(third)]).toEqual([200, 401, 401]);

    const answer = elsewhere.waitForResponse((sent) => sent.status() === 401).catch(() => null);
    await elsewhere.getByRole('switch', { name: 'Marketing Notifications' }).press('Space');
    expect((await answer)?.status()).toBe(401);
    await expect(heading(elsewhere, 'Log in')).toBeVisible();
    await elsewhere.close();
  },
);
