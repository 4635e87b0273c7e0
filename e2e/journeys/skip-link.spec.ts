import { expect, test } from '../site/test.ts';
import { waitUntilStable } from '../steps/wait-until-stable.ts';
import { signIn } from '../steps/sign-in.ts';

test('the skip link moves the focus past menu and header to the content of the page', async ({
  page,
  portal,
}) => {
  await signIn(page, 'maria', portal.url);
  await page.reload();
  await waitUntilStable(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
