import { expect, test } from '../site/test.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

test(
  'SHELL-21, SUP-07, SUP-09, SUP-10: the chat is loaded on its screen only, in both brands, and hidden on every other',
  { tag: ['@mfe-support', '@mfe-profile'] },
  async ({ page, portal, customers }) => {
    const maria = await customers.toRead('maria');
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
