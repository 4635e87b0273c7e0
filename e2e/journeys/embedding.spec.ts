// cspell:ignore Detalles Resumen Volver Pagar Términos contrato Abrir
import type { Page } from '@playwright/test';
import { memoryCounter } from '../gallery/memory.ts';
import { withShopPage } from '../site/shop-page.ts';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { boxOf } from '../steps/box-of.ts';

const tag = ['@mfe-retailers', '@mfe-leases'];
const elements = ['portal-retailers', 'portal-leases'];

/** What the shop's script has heard of its elements. */
interface Shop {
  tokens: string[];
  readonly rejected: readonly (string | null)[];
  readonly heard: readonly (readonly [element: string, event: string, detail: unknown])[];
  readonly popped: number;
  add(name: string, attributes?: Readonly<Record<string, string>>): Element;
}
type ShopWindow = Window & { readonly shop: Shop };

const add = (page: Page, name: string, attributes: Readonly<Record<string, string>> = {}) =>
  page.evaluate(([element, given]) => void (window as unknown as ShopWindow).shop.add(element, given), [
    name,
    attributes,
  ] as const);
const shopOf = (page: Page) =>
  page.evaluate(() => {
    const { tokens, rejected, heard, popped } = (window as unknown as ShopWindow).shop;
    return { tokens, rejected, heard, popped };
  });
const signIn = (page: Page, ...tokens: readonly string[]) =>
  page.evaluate((given) => {
    (window as unknown as ShopWindow).shop.tokens = [...given];
  }, tokens);
/** What of the shop an element must leave as it is. */
const shopState = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) => {
      const style = getComputedStyle(document.querySelector(selector) as Element);
      return [
        'color',
        'background-color',
        'font-family',
        'font-size',
        'border-top-width',
        'letter-spacing',
      ].map((name) => style.getPropertyValue(name));
    };
    return {
      state: history.state as unknown,
      entries: history.length,
      address: location.href,
      title: document.title,
      html: { ...document.documentElement.dataset, lang: document.documentElement.lang },
      body: [...document.body.children].map(({ tagName }) => tagName),
      styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
      storage: [Object.keys(sessionStorage), Object.keys(localStorage), document.cookie],
      heading: styleOf('h1'),
      button: styleOf('#order'),
      link: styleOf('nav a'),
    };
  });

test(
  'in a page of others two elements draw, work and tell it what happens, and neither has anything of the other’s style, history or storage',
  { tag },
  async ({ page, portal, customers }) => {
    const maria = await customers.toRead('maria');
    await withShopPage({ portal: portal.url, port: portal.shopPort, elements }, async (address) => {
      await page.goto(address);
      await expect(page.locator('#view')).toHaveText('shop');
      const before = await shopState(page);
      await signIn(page, maria.token);
      await add(page, 'portal-retailers', { id: 'stores' });
      await add(page, 'portal-leases', { id: 'leases', brand: 'breeze', language: 'es' });
      const [stores, leases] = [page.locator('#stores'), page.locator('#leases')];

      await expect(stores.getByRole('heading', { name: 'Find a Retailer' })).toBeVisible();
      await expect(stores.getByRole('button', { name: /miles away/ }).first()).toBeVisible();
      await expect(leases.getByRole('heading', { name: 'Todos los contratos' })).toBeVisible();
      const styleOf = (locator: ReturnType<Page['locator']>) =>
        locator.evaluate((node) => {
          const { color, fontFamily, textTransform, letterSpacing, textAlign, borderTopStyle } =
            getComputedStyle(node);
          return { color, fontFamily, textTransform, letterSpacing, textAlign, borderTopStyle };
        });
      expect(await styleOf(leases.getByRole('heading', { level: 2 }).first())).toEqual({
        color: 'rgb(18, 27, 43)',
        fontFamily: expect.stringMatching(/^"Portal Instrument Sans"/),
        textTransform: 'none',
        letterSpacing: 'normal',
        textAlign: 'start',
        borderTopStyle: 'none',
      });
      await page.evaluate(() => document.fonts.ready);
      expect(
        await page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      ).toEqual(expect.arrayContaining(['Portal Figtree', 'Portal Instrument Sans']));

      // A screen of its own opens in the element alone.
      await leases.getByRole('link', { name: /^Detalles de .* FW-204418/ }).click();
      const summary = leases.getByRole('heading', { name: /^Resumen · .*FW-204418/ });
      await expect(summary).toBeFocused();
      // What opens above the screen is in the element too.
      await stores.getByRole('button', { name: 'Filter' }).click();
      const category = stores.getByRole('button', { name: /Category/ });
      await category.click();
      const options = stores.getByRole('listbox').getByRole('option');
      const [list, button] = [await boxOf(options.first()), await boxOf(category)];
      expect(Math.abs(list.x - button.x)).toBeLessThan(40);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(options.first()).toBeHidden();
      await expect(category).toBeFocused();
      for (const element of ['#stores', '#leases']) expect(await axeFindings(page, element)).toEqual([]);
      expect(await shopState(page)).toEqual(before);

      // What the api answers below `/` is the portal's, not the shop's.
      await leases.getByRole('link', { name: 'Términos del contrato' }).click();
      const signedContract = leases.getByRole('link', { name: /^Abrir el contrato/ });
      await expect(signedContract).toHaveAttribute('href', `${portal.url}/api/demo/contract`);

      // A screen of another remote is the shop's to open.
      await leases.getByRole('link', { name: /^Volver a/ }).click();
      await leases.getByRole('link', { name: /^Pagar .* FW-204418/ }).click();
      await expect
        .poll(async () => (await shopOf(page)).heard)
        .toEqual([
          [
            'portal-leases',
            'portal.navigate',
            {
              path: expect.stringMatching(/^\/payment-early\?/),
              href: expect.stringMatching(`^${portal.url}/#/payment-early\\?`),
            },
          ],
        ]);

      // The shop's own router goes on as if nothing was there.
      await page.getByRole('link', { name: 'Visits' }).click();
      await expect(page.locator('#view')).toHaveText('Visits');
      await page.goBack();
      await expect(page.locator('#view')).toHaveText('shop');
      expect((await shopOf(page)).popped).toBe(1);
      await expect(leases.getByRole('link', { name: /^Detalles de .* FW-204418/ })).toBeVisible();

      // What is taken out leaves nothing, however often.
      const count = await memoryCounter(page);
      const cycle = async () => {
        await page.locator('main').evaluate((main) => main.replaceChildren());
        await add(page, 'portal-leases', { id: 'leases' });
        await expect(leases.getByRole('link', { name: /^Details of .* FW-204418/ })).toBeVisible();
        await page.locator('main').evaluate((main) => main.replaceChildren());
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        return count();
      };
      await cycle();
      const first = await cycle();
      const second = await cycle();
      expect(second.listeners).toBeLessThanOrEqual(first.listeners);
      expect(second.nodes).toBeLessThanOrEqual(first.nodes);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(await shopState(page)).toMatchObject({ ...before, entries: before.entries + 1 });
    });
  },
);

const firstScreens = [
  ['portal-payments', '/payment-history', 'Payment History'],
  ['portal-profile', '/profile/payment-methods', 'Visa ending 4242'],
  ['portal-support', '/support/faq', 'Payments'],
] as const;

test(
  'in a page of others the elements of the other remotes draw their screens, charts and dialogs',
  { tag: ['@mfe-payments', '@mfe-profile', '@mfe-support'] },
  async ({ page, portal, customers }) => {
    const maria = await customers.toRead('maria');
    const names = firstScreens.map(([name]) => name);
    await withShopPage({ portal: portal.url, port: portal.shopPort, elements: names }, async (address) => {
      await page.goto(address);
      await signIn(page, maria.token);
      for (const [name, path, text] of firstScreens) {
        await add(page, name, { path, scheme: 'dark' });
        await expect(page.locator(name).getByText(text, { exact: true }).first()).toBeVisible();
      }
      await expect(page.locator('portal-payments').locator('svg text').first()).toBeVisible();
      await page
        .locator('portal-profile')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      const question = page.locator('portal-profile').getByRole('alertdialog');
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    });
  },
);

test(
  'in a page of others an element asks for another token when the api rejects one, and says that one has to log in',
  { tag: '@mfe-leases' },
  async ({ page, portal, customers, faults }) => {
    faults.expect(/Failed to load resource.*401/);
    const maria = await customers.toRead('maria');
    await withShopPage(
      { portal: portal.url, port: portal.shopPort, elements: ['portal-leases'] },
      async (address) => {
        await page.goto(address);
        await add(page, 'portal-leases');
        const leases = page.locator('portal-leases');
        await expect(leases.getByRole('heading', { name: 'Log in to continue' })).toBeVisible();
        await signIn(page, 'not-a-token');
        await leases.getByRole('button', { name: 'Retry' }).click();
        await expect
          .poll(async () => (await shopOf(page)).heard)
          .toEqual([['portal-leases', 'session.ended', { why: 'expired' }]]);
        await expect(leases.getByRole('heading', { name: 'Log in to continue' })).toBeVisible();
        await signIn(page, maria.token);
        await leases.getByRole('button', { name: 'Retry' }).click();
        await expect(leases.getByRole('link', { name: /^Details of .* FW-204418/ })).toBeVisible();
        expect((await shopOf(page)).rejected).toEqual([null, null, 'not-a-token']);
        expect(
          await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, document.cookie]),
        ).toEqual([{}, {}, '']);
      },
    );
  },
);
