// cspell:ignore Iniciar sesión nuevo
import type { Locator } from '@playwright/test';
import { demoPassword } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { delayFiles, delayScripts } from '../steps/delayed-scripts.ts';
import { watchLayoutShift } from '../steps/layout-shift.ts';
import { email, fillIn, logIn, open, password, prerendered } from '../steps/prerendered-login.ts';
import { heading } from '../steps/sign-in.ts';
import { waitForFont } from '../steps/wait-for-font.ts';
import { waitUntilStable } from '../steps/wait-until-stable.ts';

const brands = [
  { brand: 'main brand', name: 'Fernway', address: 'url', language: 'en' },
  { brand: 'second brand', name: 'Breeze', address: 'secondUrl', language: 'es' },
] as const;

/** What the login is called. */
const titles = { en: 'Log in', es: 'Iniciar sesión' } as const;

/** Sets the value of a field as a password manager does: without a key, and with or without telling the page. */
async function autofill(field: Locator, value: string, told: boolean): Promise<void> {
  await field.evaluate(
    (input: HTMLInputElement, filled) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, filled.value);
      if (filled.told)
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { value, told },
  );
}

for (const { brand, address, language } of brands) {
  for (const width of [390, 1280]) {
    test(
      `the login of the ${brand} is there before any script, and what is typed, focus and caret survive the code and nothing moves, in its font too, ${width} px wide`,
      { tag: '@mfe-auth' },
      async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 860 });
        const layoutShift = await watchLayoutShift(page);
        const releaseScripts = await delayScripts(page);
        await open(page, `${portal[address]}/#/auth/login`);
        await password(page).fill('half of it');
        await email(page).pressSequentially('aria@portal.test');
        await page.keyboard.press('Home');
        await expect(prerendered(page)).toBeVisible();
        await expect(page.locator('html[data-font=later]')).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);

        // What is said to be missing goes away while the customer types.
        const shiftedByTyping = await layoutShift();
        releaseScripts();
        await expect(prerendered(page)).toHaveCount(0);
        await expect(email(page)).toBeFocused();
        await page.keyboard.type('m');
        await expect(email(page)).toHaveValue('maria@portal.test');
        await expect(password(page)).toHaveValue('half of it');
        await waitForFont(page);
        await waitUntilStable(page);
        expect((await layoutShift()) - shiftedByTyping).toBeLessThan(0.01);
      },
    );

    test(
      `SHARED-69: the login of the ${brand} looks the same before and after its code, in ${language}, ${width} px wide`,
      { tag: '@mfe-auth' },
      async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 860 });
        await page.addInitScript((chosen) => localStorage.setItem('portal.language', chosen), language);
        // The page of a second visit begins in the font that the first one fetched after its code.
        await page.goto(`${portal[address]}/#/auth/login`);
        await page.waitForFunction(() => localStorage.getItem('portal.font'));
        const releaseScripts = await delayScripts(page);
        await page.reload({ waitUntil: 'commit' });
        await expect(prerendered(page)).toBeVisible();
        await expect(heading(page, titles[language])).toBeVisible();
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
        const before = await page.screenshot({ fullPage: true, animations: 'disabled' });
        releaseScripts();
        await expect(prerendered(page)).toHaveCount(0);
        const after = await page.screenshot({ fullPage: true, animations: 'disabled' });
        await test.info().attach('before', { body: before, contentType: 'image/png' });
        await test.info().attach('after', { body: after, contentType: 'image/png' });
        expect(before.equals(after)).toBe(true);
      },
    );
  }
}

for (const submit of ['Enter', 'the button'] as const) {
  test(
    `a submit by ${submit} before the code has arrived is sent once by the code, and no address holds the password`,
    { tag: ['@mfe-auth', '@mfe-payments'] },
    async ({ page, portal }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
      const releaseScripts = await delayScripts(page);
      await open(page, `${portal.url}/#/auth/login`);
      await expect(logIn(page)).toBeDisabled();
      await fillIn(page, 'maria');
      if (submit === 'Enter') await password(page).press('Enter');
      else await logIn(page).click();
      await expect(logIn(page)).toHaveAttribute('aria-busy', 'true');
      expect(page.url()).toBe(`${portal.url}/#/auth/login`);

      releaseScripts();
      await expect(heading(page, 'Dashboard')).toBeVisible();
      expect(requests.filter((request) => /^POST .*\/login/.test(request))).toHaveLength(1);
      expect(requests.filter((request) => request.includes(encodeURIComponent(demoPassword)))).toEqual([]);
    },
  );
}

for (const told of [true, false]) {
  test(
    `what a password manager fills in before the code, ${told ? 'with' : 'without'} events, is in the real form and is sent`,
    { tag: ['@mfe-auth', '@mfe-payments'] },
    async ({ page, sentBodies }) => {
      const releaseScripts = await delayScripts(page);
      await open(page, '/#/auth/login');
      await password(page).focus();
      await autofill(email(page), 'maria@portal.test', told);
      await autofill(password(page), demoPassword, told);
      await expect(logIn(page)).toBeEnabled({ enabled: told });
      await expect(prerendered(page)).toBeVisible();

      releaseScripts();
      await expect(prerendered(page)).toHaveCount(0);
      await expect(password(page)).toBeFocused();
      await expect(email(page)).toHaveValue('maria@portal.test');
      await expect(password(page)).toHaveValue(demoPassword);
      await logIn(page).click();
      await expect(heading(page, 'Dashboard')).toBeVisible();
      const sent = new Set(sentBodies.filter((body) => body.includes(demoPassword)));
      expect([...sent].map((body) => JSON.parse(body) as unknown)).toEqual([
        expect.objectContaining({ email: 'maria@portal.test', password: demoPassword }),
      ]);
    },
  );
}

test(
  'a visitor at a deep link gets the login at once, and a link that is pressed before the code keeps the way back',
  { tag: '@mfe-auth' },
  async ({ page }) => {
    const releaseScripts = await delayScripts(page);
    await open(page, '/#/leases/current');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/#\/leases\/current$/);
    releaseScripts();
    await expect(page).toHaveURL(/#\/auth\/register\?redirect=%2Fleases%2Fcurrent$/);
    await expect(heading(page, 'Create your account')).toBeVisible();
  },
);

for (const { brand, address, name } of brands) {
  test(`welcome of the ${brand} is there before any script, and nothing moves when its code, its slides and its font arrive`, async ({
    page,
    portal,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    const releaseScripts = await delayScripts(page);
    await open(page, `${portal[address]}/#/welcome`);
    await expect(prerendered(page).getByRole('heading', { name: `Welcome to ${name}` })).toBeVisible();
    await expect(page.locator('html[data-font=later]')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    releaseScripts();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(prerendered(page)).toHaveCount(0);
    await waitForFont(page);
    await waitUntilStable(page);
    expect(await layoutShift()).toBeLessThan(0.01);
  });
}

for (const { brand, address, name } of brands) {
  test(
    `the first frame of a customer who is signed in has mark and name of the ${brand}`,
    { tag: '@mfe-payments' },
    async ({ page, portal, customers }) => {
      const { token } = await customers.toRead('maria');
      await page.addInitScript((stored) => sessionStorage.setItem('portal.token', stored), token);
      await delayScripts(page);
      await open(page, `${portal[address]}/#/dashboard`);
      await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(prerendered(page)).toHaveCount(0);
    },
  );
}

testOnOwnPortal(
  'SHARED-69: a page in Spanish gets the login of its own release, also when another release is there by then',
  { tag: '@mfe-auth' },
  async ({ page, portal }) => {
    await page.addInitScript(() => localStorage.setItem('portal.language', 'es'));
    await delayScripts(page);
    const releasePages = await delayFiles(page, '**/assets/prerendered/**');
    const asked = page.waitForRequest('**/assets/prerendered/es/*');
    await open(page, `${portal.url}/#/auth/login`);
    const address = new URL((await asked).url()).pathname;

    await portal.run(['configure', 'BRAND_MAIN_NAME=Hilltop']);
    const newPage = await (await page.request.get(portal.url)).text();
    expect(newPage).toContain('Hilltop');
    expect(newPage).not.toContain(address);
    releasePages();
    await expect(prerendered(page).getByRole('heading', { name: titles.es })).toBeVisible();
    await expect(prerendered(page).getByText('¿Es nuevo en Fernway?')).toBeVisible();

    await open(page, `${portal.url}/?next#/auth/login`);
    await expect(prerendered(page).getByText('¿Es nuevo en Hilltop?')).toBeVisible();
  },
);
