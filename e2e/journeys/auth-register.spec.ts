import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { enterPin, expectVariant, fillNewPassword, fillRegistration } from '../steps/auth.ts';
import { pinOf } from '../steps/mailbox.ts';
import { heading } from '../steps/sign-in.ts';
import type { Page } from '@playwright/test';

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

test(
  'AUTH-08, AUTH-57, AUTH-66, AUTH-75: a customer is asked before typed values are lost, is told of a taken address, and registers',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, faults }) => {
    faults.expect(/status of 422 /);
    await page.goto('/#/auth/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    await fillRegistration(page, 'maria@portal.test', 'password!');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL(/#\/auth\/register$/);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');

    await create(page).click();
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await fillNewPassword(page, 'Password');
    await create(page).click();
    await expect(page.getByText('This email address is already registered.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@portal.test');
    await create(page).click();
    await expect(page.getByText('Account Registered. You are logged in.')).toBeVisible();
    await expect(page).not.toHaveURL(/auth/);
  },
);

test(
  'AUTH-32, AUTH-35, AUTH-81: a store registers, verifies its address by PIN, and the variant stays in the address',
  { tag: '@mfe-auth' },
  async ({ page, portal }) => {
    await page.goto('/#/auth/login?ui=portal&guard=store');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expectVariant(page, '/auth/register', 'store');
    await fillRegistration(page, 'annex@portal.test');
    await create(page).click();
    await expect(heading(page, 'Verify your account')).toBeVisible();
    await expectVariant(page, '/auth/verify/', 'store');
    await enterPin(page, await pinOf(portal.url, 'annex'), 'Verify');
    await expect(page.getByText('Account Verified!')).toBeVisible();
    await expect(heading(page, 'Staff area')).toBeVisible();
    await expectVariant(page, '/staff', 'store');
  },
);
