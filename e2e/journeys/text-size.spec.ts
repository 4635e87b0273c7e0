import { chromium } from '../site/chromium.ts';
import { expect, test } from '../site/test.ts';
import { boxOf } from '../steps/box-of.ts';
import { paymentPath } from '../steps/pay.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

// What a customer chooses in the browser's settings; 16 where nobody has.
const fontSize = '--blink-settings=defaultFontSize=32';
test.use({ launchOptions: { ...chromium, args: [...chromium.args, fontSize] } });

test(
  'a font size that is twice as large in the browser’s settings enlarges the page, with the layout of a window of half the width',
  { tag: ['@mfe-leases', '@mfe-payments', '@mfe-profile'] },
  async ({ page, customers }) => {
    const maria = await customers.toRead('maria');
    const { lease_uuid } = await maria.lease('Harbor Home Furniture');
    await openAs(page, maria, '/leases/current');
    await expect(heading(page, 'All Leases')).toHaveCSS('font-size', '48px');
    await expect(page.getByText('Harbor Home Furniture').first()).toHaveCSS('font-size', '32px');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const [path, title] of [
      ['/leases/current', 'All Leases'],
      [paymentPath(lease_uuid), 'Make a payment'],
      ['/profile/payment-methods', 'Payment Methods'],
    ] as const) {
      await goTo(page, path);
      await expect(heading(page, title)).toBeVisible();
      expect(await wider(), `${title} is wider than the window, px`).toBeLessThanOrEqual(0);
    }
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    const box = await boxOf(question);
    for (const button of await question.getByRole('button').all()) {
      const { x, width } = await boxOf(button);
      expect(x, 'where a button of the dialog begins').toBeGreaterThan(box.x);
      expect(x + width, 'where it ends').toBeLessThan(box.x + box.width);
    }
  },
);
