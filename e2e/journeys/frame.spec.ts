import type { Page } from '@playwright/test';
import type { RemoteContract } from '@portal/tooling/contracts';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test } from '../site/test.ts';
import { brandsOf, type Brand } from '../steps/brands.ts';
import { changeContract } from '../steps/change-contract.ts';
import { fillSignIn, goTo, heading, openAs } from '../steps/sign-in.ts';

const menuItems = ['All Leases', 'Find a Retailer', 'Profile', 'Support', 'Log Out'];

const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });

/** Expects what of the page is the brand's. */
async function expectBrand(page: Page, brand: Brand, other: Brand): Promise<void> {
  await expect(page).toHaveTitle(`Dashboard · ${brand.title}`);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', brand.favicon);
  await expect(page.locator(`link[rel=stylesheet][href="${brand.stylesheet}"]`)).toHaveCount(1);
  await expect(page.locator(`link[rel=stylesheet][href="${other.stylesheet}"]`)).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: `${brand.name} home` })).toHaveText(brand.name);
  const { address, phone, afterHoursPhone, email } = brand.contact;
  const hours = 'Mon–Fri 9–8, Sat 10–8, Sun 1–7';
  for (const text of [brand.company, address, phone, `After hours ${afterHoursPhone}`, email, hours])
    await expect(menu(page).getByText(text, { exact: true })).toBeVisible();
  for (const place of [menu(page), page.getByRole('banner')]) {
    const apply = place.getByRole('link', { name: /^Apply Now/ });
    await expect(apply).toHaveAttribute('href', brand.creditOptionsUrl);
    await expect(apply).toHaveAttribute('target', '_blank');
  }
}

/** Makes the window wider and waits until the page has been told, whose clock is paused. */
async function widenTo(page: Page, width: number): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['told'] = '';
    addEventListener('resize', () => delete document.documentElement.dataset['told']);
  });
  await page.setViewportSize({ width, height: 860 });
  await expect(page.locator('html[data-told]')).toHaveCount(0);
}

for (const [at, which] of ['main', 'second'].entries()) {
  test(
    `SHELL-01, SHELL-03..20, SHELL-22, SHELL-35..47, SHELL-50, SHELL-73, SHELL-75: a customer of the ${which} brand finds its menu, header and every area of the portal, at 769 px beside the screen and at 768 px behind a toggle, until the window has been wider for 500 ms`,
    { tag: ['@mfe-payments', '@mfe-leases', '@mfe-retailers', '@mfe-profile', '@mfe-support'] },
    async ({ page, portal, customers }) => {
      const brands = await brandsOf(portal);
      const [brand, other] = at === 0 ? brands : [brands[1], brands[0]];
      expect(brand.creditOptionsUrl).not.toBe(other.creditOptionsUrl);
      await page.clock.install();
      await page.setViewportSize({ width: 769, height: 860 });
      const url = at === 0 ? portal.url : portal.secondUrl;
      await openAs(page, await customers.toRead('maria'), '/', url);
      await expect(heading(page, 'Dashboard')).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#/dashboard');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expectBrand(page, brand, other);
      await expect(page.getByRole('link', { name: 'Make a payment' }).first()).toBeVisible();
      await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText(menuItems);
      await expect(toggle(page)).toBeHidden();

      await page.setViewportSize({ width: 768, height: 860 });
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(menuItems);
      await expect(drawer.getByRole('link', { name: `${brand.name} home` })).toHaveAttribute('href', '#/');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await widenTo(page, 769);
      await page.clock.runFor(499);
      await expect(drawer).toBeVisible();
      await page.clock.runFor(1);
      await page.clock.resume();
      await expect(drawer).toBeHidden();

      await menu(page).getByRole('link', { name: 'All Leases' }).click();
      await expect(heading(page, 'All Leases')).toBeVisible();
      await page
        .getByRole('link', { name: /^Details/ })
        .first()
        .click();
      await expect(heading(page, /^Summary · Lease /)).toBeVisible();
      const store = page.getByRole('main').locator('h1 + p');
      await expect(store).toContainText(/Furniture|Tire|Air/);
      await expect(store).toContainText(/\(\d{3}\) 555-\d{4}.*, [A-Z]{2}$/);
      await expect(page.getByRole('navigation', { name: /sections$/ }).getByRole('link')).toHaveText([
        'Summary',
        'Items',
        'Contract Terms',
        'Payment History',
        'Scheduled Payments',
      ]);
      await page.getByRole('link', { name: 'Back to All Leases' }).click();
      for (const [item, title] of [
        ['Find a Retailer', 'Find a Retailer'],
        ['Profile', 'Profile'],
        ['Support', 'Support'],
      ] as const) {
        await menu(page).getByRole('link', { name: item }).click();
        await expect(heading(page, title)).toBeVisible();
      }
      await goTo(page, '/profile/payment-methods');
      await expect(heading(page, 'Payment Methods')).toBeVisible();
    },
  );
}

test(
  'SHELL-02, SHELL-23, SHELL-24, SHELL-31, SHELL-48, SHELL-62..67, SHELL-70: staff see no item and no screen of a customer, and an unknown path says so',
  { tag: '@mfe-auth' },
  async ({ page, portal }) => {
    await page.goto(`${portal.url}/#/auth/login?ui=portal&guard=store`);
    await fillSignIn(page, 'stella');
    await expect(heading(page, 'Staff area')).toBeVisible();
    await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText(['Log Out']);
    for (const path of ['/dashboard', '/leases/current', '/support/faq'] as const) {
      await goTo(page, path);
      await expect(heading(page, 'Permission Denied')).toBeVisible();
      await expect(page.getByText('Error code 403')).toBeVisible();
      await expect(page.getByText(/^It's looking like you may not have access to that/)).toBeVisible();
    }
    await goTo(page, '/nowhere/at/all');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(page.getByText('Error code 404')).toBeVisible();
    await expect(page.getByText(/^It's looking like you may have taken a wrong turn/)).toBeVisible();
  },
);

const needsAbility = { guard: 'web', ability: 'system.filters.add' } as const;

const accessForStaff: Readonly<Record<string, RemoteContract['routes'][number]['access']>> = {
  faq: needsAbility,
  'live-chat': { superAdmin: true },
  topic: 'signed-in',
};

/** The contract of mfe-support, with screens for staff. */
const forStaff = (contract: RemoteContract): RemoteContract => ({
  ...contract,
  routes: contract.routes.map((route) => ({ ...route, access: accessForStaff[route.id] ?? route.access })),
  menu: (contract.menu ?? []).map((item) => ({ ...item, access: needsAbility })),
});

test(
  'SHELL-28..30, SHELL-32, SHELL-49, SHELL-71: a contract that asks for a login, an ability or a super-admin keeps everybody else from its screens and item',
  { tag: ['@mfe-auth', '@mfe-support'] },
  async ({ page, portal }) => {
    await changeContract(page, 'mfe-support', forStaff);
    await page.goto(`${portal.url}/#/faq/topic?topic=payments`);
    await expect(page).toHaveURL(/redirect=%2Ffaq%2Ftopic/);
    await expect(heading(page, 'Log in')).toBeVisible();

    for (const [name, items, faq, liveChat] of [
      ['noah', ['Log Out'], 'Permission Denied', 'Permission Denied'],
      ['fay', ['Support', 'Log Out'], 'Support', 'Permission Denied'],
      ['suzy', ['Support', 'Log Out'], 'Support', 'Live Chat'],
    ] as const) {
      const staff = await CustomerApi.signIn(portal.url, name, 'web');
      await openAs(page, staff, '/faq/topic?topic=payments', portal.url);
      await expect(heading(page, 'Payments')).toBeVisible();
      await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText(items);
      await goTo(page, '/support/faq');
      await expect(heading(page, faq)).toBeVisible();
      await goTo(page, '/support/live-chat');
      await expect(heading(page, liveChat)).toBeVisible();
    }
  },
);

test(
  'SHELL-27, SHELL-51..61, SHELL-72: a guest sees the slides of the welcome screen, somebody who is signed in goes home, and without slides the login comes',
  { tag: ['@mfe-auth', '@mfe-payments'] },
  async ({ page, portal, customers, faults }) => {
    faults.expect(/status of 503/);
    for (const url of [portal.url, portal.secondUrl]) {
      await page.goto(`${url}/#/welcome`);
      await expect(heading(page, /^Welcome to /)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      const buttons = new Set<string>();
      for (let slide = 1; slide <= 4; slide += 1) {
        await expect(page.locator('main img').first()).toHaveAttribute('src', /slides\/\d\.svg$/);
        await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeVisible();
        for (const name of ['Login', 'Help'])
          if (await page.getByText(name, { exact: true }).isVisible()) buttons.add(name);
        await page.getByRole('button', { name: 'Next slide' }).click();
      }
      expect([...buttons].sort()).toEqual(['Help', 'Login']);
    }

    const answer = { status: true, code: 200, error: '', data: { slides: [] } };
    for (const fulfil of [
      { json: answer },
      { status: 503, json: { status: false, code: 503, error: 'Gone.' } },
    ]) {
      await page.route('**/api/v1/mobile/slides', (route) => route.fulfill(fulfil));
      await page.goto('about:blank');
      await page.goto(`${portal.url}/#/welcome`);
      await expect(heading(page, 'Log in')).toBeVisible();
      await page.unrouteAll();
    }
    const drawing = page.locator('main svg[viewBox="0 0 480 400"]');
    await page.setViewportSize({ width: 992, height: 860 });
    await expect(drawing).toBeVisible();
    await page.setViewportSize({ width: 991, height: 860 });
    await expect(drawing).toBeHidden();

    for (const path of ['/welcome', '/auth/login', '/dashboard/main'] as const) {
      await openAs(page, await customers.toRead('maria'), path, portal.url);
      await expect(heading(page, 'Dashboard')).toBeVisible();
    }
  },
);
