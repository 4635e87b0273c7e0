import { demoPassword } from '../site/customer-api.ts';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { logInAs } from '../steps/auth.ts';
import { heading } from '../steps/sign-in.ts';

test(
  'an administrator reads why a store does not see the leases, and that a remote whose files do not arrive failed',
  { tag: ['@mfe-auth', '@mfe-leases', '@mfe-support'] },
  async ({ page, faults }) => {
    faults.expect(/mfe-support|Failed to load resource/);
    await page.route(/\/assets\/mfe-support\//, (route) => route.abort());
    await page.goto('/#/auth/login?ui=portal&guard=web');
    await logInAs(page, { name: 'sam', password: demoPassword });
    await expect(heading(page, 'Staff area')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('All, as an administrator');
    await page.getByRole('link', { name: 'Why is something hidden?' }).click();
    await expect(heading(page, 'Access explained')).toBeVisible();

    const address = page.getByRole('textbox', { name: 'Address' });
    const explain = page.getByRole('button', { name: 'Explain' });
    const answer = page.getByRole('main').getByRole('status');
    await expect(explain).toBeDisabled();
    const email = page.getByRole('textbox', { name: 'Email of the user' });
    await address.fill('#/leases/current');
    await email.fill('stella@portal.test');
    await explain.click();
    await expect(answer).toContainText('It needs the guard Customer.');
    await expect(page.getByText('stella@portal.test: guard Store; abilities: none.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await email.fill('maria@portal.test');
    await address.fill('/support/faq');
    await explain.click();
    await expect(answer).toContainText('mfe-support failed in this tab');
  },
);
