import { CustomerApi } from '../site/customer-api.ts';
import { expect, testOnOwnPortal as test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { typeCard } from '../steps/card-form.ts';
import { heading, openAs } from '../steps/sign-in.ts';

const tag = '@mfe-profile';

test(
  'PROF-01, PROF-60..65: a card is added in the provider’s frame, a forged message causes no call, and the number is nowhere else',
  { tag },
  async ({ page, portal }) => {
    const requests: string[] = [];
    page.on('request', (sent) => requests.push(`${sent.method()} ${sent.url()} ${sent.postData() ?? ''}`));
    const nora = await CustomerApi.signIn(portal.url, 'nora');
    await openAs(page, nora, '/profile/add-card', portal.url);
    const add = page.getByRole('button', { name: 'Add New Credit Card' });
    await expect(add).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await typeCard(page, '4242424242424242');

    const before = requests.length;
    await page.evaluate(() => {
      const forged = [
        { channel: 'payliance-fields', event: 'enter' },
        { channel: 'payliance-fields', id: 'foreign-1', reply: { type: 'tokenized', token: 'forged' } },
        'submit',
      ];
      for (const message of forged) window.postMessage(message, '*');
    });
    await expect(add).toBeEnabled();
    expect(requests.slice(before)).toEqual([]);

    await add.click();
    await expect(heading(page, 'Payment Methods')).toBeVisible();
    await expect(page.getByRole('main').getByText('Visa ending 4242')).toBeVisible();
    expect(requests.filter((sent) => /^POST .*\/mobile\/cards /.test(sent))).toHaveLength(1);

    const readable = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[localStorage, sessionStorage].map((one) => JSON.stringify(one)),
      ].join(),
    );
    expect(`${readable} ${requests.join(' ')}`.replaceAll(/[ .-]/g, '')).not.toContain('4242424242');
  },
);

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
  async ({ page, portal }) => {
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
    const list = (at: typeof page) => at.getByRole('list', { name: 'Where you’re signed in' });
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
