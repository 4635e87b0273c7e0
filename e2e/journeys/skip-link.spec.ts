import { expect, test } from '../site/test.ts';
import { openAs } from '../steps/sign-in.ts';
import { waitUntilStable } from '../steps/wait-until-stable.ts';

test(
  'the skip link moves the focus past menu and header to the content of the page',
  { tag: '@mfe-payments' },
  async ({ page, customers }) => {
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    await waitUntilStable(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);
