import { expect, test } from '../site/test.ts';
import { brandsOf } from '../steps/brands.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

test(
  'SHELL-21, SUP-01..10, SUP-18: the chat is loaded on its screen only, in both brands, and hidden on every other; beside it is how to reach the brand otherwise',
  { tag: ['@mfe-support', '@mfe-profile'] },
  async ({ page, portal, customers }) => {
    const maria = await customers.toRead('maria');
    const brands = await brandsOf(portal);
    const chats: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${portal.sandbox}/chat/`)) chats.push(new URL(request.url()).pathname);
    });
    const launcher = page.frameLocator('iframe[title=Chat]').getByRole('button', { name: 'Open chat' });
    for (const url of [portal.url, portal.secondUrl]) {
      await openAs(page, maria, '/profile/add-card', url);
      await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
      await goTo(page, '/support/faq');
      await expect(heading(page, 'Support')).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search all questions' })).toBeVisible();
      expect(chats).toEqual([]);

      await page.getByRole('link', { name: 'Live Chat', exact: true }).click();
      await expect(heading(page, 'Live Chat')).toBeVisible();
      await expect(launcher).toBeVisible();
      const { address, phone, afterHoursPhone, email } = brands[url === portal.url ? 0 : 1].contact;
      const hours = ['Monday-Friday 9 AM-8 PM', 'Saturday 10 AM-8 PM', 'Sunday 1 PM-7 PM'];
      for (const text of [address, phone, afterHoursPhone, email, ...hours])
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Open chat' }).click();
      const message = page.frameLocator('iframe[title=Chat]').getByLabel('Message', { exact: true });
      await expect(message).toBeFocused();
      await page.keyboard.type('How do I pay?');
      await page.keyboard.press('Enter');
      const log = page.frameLocator('iframe[title=Chat]').getByRole('log');
      await expect(log).toContainText('You can pay on the dashboard');

      await goTo(page, '/support/faq');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.locator('iframe[title=Chat]')).toBeHidden();
      await goTo(page, '/support/live-chat');
      await expect(log).toContainText('You can pay on the dashboard');
      expect(chats.filter((path) => path === '/chat/widget.js')).toHaveLength(1);
      chats.length = 0;
    }
  },
);

test(
  'SUP-11..17: the questions have six topics in both brands; one opens with its first answer, and none returns to the list',
  { tag: '@mfe-support' },
  async ({ page, portal, customers }) => {
    for (const url of [portal.url, portal.secondUrl]) {
      await openAs(page, await customers.toRead('maria'), '/support/faq', url);
      const topics = page.getByRole('main').getByRole('link', { name: /[1-9] questions$/ });
      await expect(topics).toHaveText([
        /^General Lease Questions/,
        /^Payments/,
        /^Application Process/,
        /^Manage My Account/,
        /^Login/,
        /^Returning My Merchandise/,
      ]);
      await topics.nth(1).click();
      await expect(heading(page, 'Payments')).toBeVisible();
      const questions = page.getByRole('main').getByRole('button', { expanded: true });
      await expect(questions).toHaveText(['How do I make a payment?']);
      await expect(page.getByRole('main')).toContainText('Open Dashboard and choose “Make a payment”.');
      await goTo(page, '/faq/topic');
      await expect(topics).toHaveCount(6);
      await expect(page).toHaveURL(/#\/support\/faq$/);
    }
  },
);
