import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { openWith } from '../steps/early-calls.ts';
import { overlay } from '../steps/last-script.ts';
import { heading, openAs } from '../steps/sign-in.ts';
import { tabTo } from '../steps/tab-to.ts';

const tag = ['@mfe-payments', '@mfe-support'];

const supportLink = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Support' });

/** Files of the support remote that the page has asked for, by the kind of the request. */
function watchSupport(page: Page) {
  const files: { readonly file: string; readonly type: string }[] = [];
  page.on('request', (request: Request) => {
    const [, file] = /\/mfe-support\/[^/]+\/(\w+)\./.exec(request.url()) ?? [];
    if (file !== undefined) files.push({ file, type: request.resourceType() });
  });
  return files;
}

/** The code of the support remote, not fetched for later but run. */
const supportRan = (page: Page) =>
  page.waitForResponse(
    (response) =>
      /\/mfe-support\/[^/]+\/lifecycles\./.test(response.url()) &&
      response.request().resourceType() === 'script',
  );

/** What a browser that saves data says of itself. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

test(
  'SHELL-74: a press on a link asks for the entry and the exposed chunk of its remote together',
  { tag },
  async ({ page, customers }) => {
    await saveData(page);
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const held: Route[] = [];
    await page.route(/\/mfe-support\/[^/]+\/entry\./, (route) => void held.push(route));
    const chunk = page.waitForRequest(/\/mfe-support\/[^/]+\/lifecycles\./);
    await supportLink(page).click();
    await chunk;
    for (const route of held) await route.continue();
    await page.unrouteAll();
    await expect(heading(page, 'Support')).toBeVisible();
  },
);

test(
  'the pointer on a link fetches its remote and runs its code, and the press then asks the site for nothing of it',
  { tag },
  async ({ page, customers }) => {
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    const support = watchSupport(page);
    const ran = supportRan(page);
    await supportLink(page).hover();
    await (await ran).finished();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const ofStart = () => support.filter(({ file }) => /^(entry|lifecycles)$/.test(file));
    const before = ofStart();
    await supportLink(page).click();
    await expect(heading(page, 'Support')).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    expect(ofStart()).toEqual(before);
  },
);

test(
  'the focus that Tab brings to a link fetches entry and exposed chunk of its remote, and runs nothing',
  { tag },
  async ({ page, customers }) => {
    // Behind the overlays come the remotes of the whole menu, without a focus.
    await page.route(overlay, () => {});
    await openWith(page, (await customers.toRead('maria')).token, '/dashboard');
    const support = watchSupport(page);
    const fetched = ['entry', 'lifecycles'].map((file) =>
      page.waitForResponse(new RegExp(`/mfe-support/[^/]+/${file}\\.`)),
    );
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await tabTo(page, supportLink(page));
    for (const response of await Promise.all(fetched)) await response.finished();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect(support.filter(({ type }) => type === 'script')).toEqual([]);
  },
);

test(
  'a pointer that rests on a link already when the code comes that watches links fetches its remote and runs its code',
  { tag },
  async ({ page, customers }) => {
    const quiet = new Promise<Route>((hold) => void page.route(/\/shell\/[^/]+\/quiet\./, hold));
    await openWith(page, (await customers.toRead('maria')).token, '/dashboard');
    const ran = supportRan(page);
    await supportLink(page).hover();
    await (await quiet).continue();
    await ran;
  },
);

test(
  'a screen that has what it needs fetches the remotes of the menu, for a customer and not for a visitor',
  { tag: [...tag, '@mfe-auth'] },
  async ({ page, portal, customers }) => {
    const support = watchSupport(page);
    const ahead: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/shell\/[^/]+\/(frame|overlay)\./.exec(request.url()) ?? [];
      if (name !== undefined) ahead.push(name);
    });
    await page.goto(`${portal.url}/#/auth/login`);
    const email = page.getByRole('textbox', { name: /^e-?mail/i });
    await email.click();
    expect(ahead).toEqual([]);
    // Once the code that waits for a quiet page is there, typing fetches what follows the login.
    await expect(async () => {
      await email.fill('');
      await email.fill('maria');
      expect(ahead).toEqual(['frame']);
    }).toPass();
    expect(support).toEqual([]);

    const fetched = page.waitForRequest(/\/mfe-support\/[^/]+\/lifecycles\./);
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await fetched;
    expect(support.map(({ file }) => file)).toEqual(expect.arrayContaining(['entry', 'lifecycles']));
    expect(support.filter(({ type }) => type === 'script')).toEqual([]);
  },
);

test(
  'the overlays and the remotes of the menu are asked for only after the screen has its data',
  { tag: '@mfe-payments' },
  async ({ page, customers }) => {
    await page.clock.install();
    const support = watchSupport(page);
    const overlays: string[] = [];
    page.on('request', (request) => void (overlay.test(request.url()) && overlays.push(request.url())));
    const quiet = page.waitForResponse(/\/shell\/[^/]+\/quiet\./);
    const data = new Promise<Route>((hold) => void page.route('**/api/v1/mobile/leases', hold));
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    await (await quiet).finished();
    const held = await data;
    // Longer than any wait for a quiet page or an idle browser.
    await page.clock.runFor(30_000);
    expect(overlays).toEqual([]);
    expect(support).toEqual([]);
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();

    const overlayAsked = page.waitForRequest(overlay);
    const supportAsked = page.waitForRequest(/\/mfe-support\/[^/]+\/lifecycles\./);
    await held.continue();
    await overlayAsked;
    await supportAsked;
  },
);

test(
  'a browser that saves data fetches no remote ahead',
  { tag: '@mfe-payments' },
  async ({ page, customers }) => {
    await saveData(page);
    const support = watchSupport(page);
    const quiet = page.waitForRequest(/\/overlay\./);
    await openAs(page, await customers.toRead('maria'), '/dashboard');
    await supportLink(page).hover();
    await quiet;
    await supportLink(page).focus();
    expect(support).toEqual([]);
  },
);
