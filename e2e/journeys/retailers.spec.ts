import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { changeContract } from '../steps/change-contract.ts';
import {
  expectMap,
  map,
  mapPath,
  mapPoint,
  markerOffset,
  middle,
  openAtlanta,
  searchCausedBy,
  searchMarker,
  storeRows,
  tab,
} from '../steps/retailers.ts';
import { openAs } from '../steps/sign-in.ts';
import { tabTo } from '../steps/tab-to.ts';

const defaultCentre = { latitude: 37.09024, longitude: -95.712891 };
const tag = '@mfe-retailers';

// The map moves without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page, 'main')).toEqual([]);
}

const results = (page: Page) => page.getByRole('button', { name: 'Filter Results' });

test(
  'RET-38, RET-42, RET-45: without the location the map shows the default centre, says why and asks where to search, also on a phone',
  { tag },
  async ({ page, customers }) => {
    const maria = await customers.toRead('maria');
    expect(await searchCausedBy(page, () => openAs(page, maria, mapPath))).toEqual(defaultCentre);
    await expectMap(page);
    await expect(page.getByText('User denied the request for location.')).toBeVisible();
    await expect.poll(() => markerOffset(page)).toEqual(middle);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(storeRows(page).first()).toBeHidden();
    await expect(page.getByText('User denied the request for location.')).toBeVisible();
    await expectAccessible(page);
    const question = page.getByRole('textbox', { name: 'Where are you shopping?' });
    await question.fill('31201');
    await question.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/zip=31201/);
    // Around a place too, and beside the button: the list that says it is hidden.
    const reason = page.getByRole('status').filter({ hasText: 'User denied the request for location.' });
    await expect(reason).toBeHidden();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(reason).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'RET-01, RET-19, RET-20, RET-21, RET-48: with the location the nearest stores come first; a marker opens the card of its store, and Apply Now opens a new tab',
  { tag },
  async ({ page, customers }) => {
    await openAtlanta(page, customers);
    const nearest = storeRows(page).first();
    expect(parseFloat(/([\d.]+) mi/.exec(await nearest.innerText())?.[1] ?? '')).toBeLessThan(5);

    const name = (await nearest.innerText()).split('\n')[0] ?? '';
    await nearest.click();
    const card = page.getByRole('region', { name });
    await expect(card.getByText(/, GA \d{5}/)).toBeVisible();
    // Its category, and the way to it.
    await expect(card.getByRole('listitem')).toBeVisible();
    await expect(card.getByRole('link', { name: /Directions/ })).toHaveAttribute('href', /destination=33\./);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).toBeHidden();
    await expect(nearest).toBeFocused();

    // The map has moved the selected store to 30 % of its height, which is where the marker's tip is.
    const tip = await mapPoint(page, 0.5, 0.3);
    await page.mouse.click(tip.x, tip.y - 16);
    await expect(card).toBeVisible();
    const opened = page.context().waitForEvent('page', { predicate: (other) => other !== page });
    await page
      .context()
      .route('https://apply.fernway.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Credit options</title>' }),
      );
    await card.getByRole('link', { name: /Apply Now/ }).click();
    await expect(await opened).toHaveURL('https://apply.fernway.example/');
    await expect(card).toBeVisible();
  },
);

test(
  'RET-03, RET-05, RET-10, RET-11, RET-12, RET-20, RET-31, RET-32, RET-36, RET-37: by keyboard alone a category narrows the stores; a zip code and a town are found, an unknown zip code is reported; a card, the map and its marker are reached; reload and Back keep the search',
  { tag },
  async ({ page, customers, faults }) => {
    faults.expect(/zip=00000/);
    await openAtlanta(page, customers);
    const count = page.getByText(/stores, nearest first/);
    const all = await count.innerText();
    await tabTo(page, tab(page, 'Filter'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /All Categories/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, results(page));
    await page.keyboard.press('Enter');
    await expect(count).not.toHaveText(all);
    await expect(tab(page, 'Filter (on)')).toBeFocused();

    await tabTo(page, tab(page, 'Search'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('tab', { name: 'Location' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('textbox', { name: 'Zip Code' }));
    await page.keyboard.type('00000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Unable to locate zip code')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('31201');
    const macon = await searchCausedBy(page, () => page.keyboard.press('Enter'));
    expect(macon.latitude).toBeCloseTo(32.8, 0);
    await expect(page.getByText('Around zip code 31201')).toBeVisible();
    await expect.poll(() => markerOffset(page)).toEqual(middle);
    await expect(tab(page, 'Search')).toBeFocused();

    await tabTo(page, storeRows(page).first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('region').getByRole('link', { name: /Apply Now/ }));
    await page.keyboard.press('Escape');
    await expect(storeRows(page).first()).toBeFocused();
    await expect(page).toHaveURL(/zip=31201/);

    await page.reload();
    await expect(page.getByText('Around zip code 31201')).toBeVisible();
    await expectMap(page);
    await expect.poll(() => markerOffset(page)).toEqual(middle);
    await tabTo(page, map(page));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => markerOffset(page)).toEqual({ x: -96, y: 0 });
    await page.keyboard.press('+');
    await expect.poll(() => markerOffset(page)).toEqual({ x: -192, y: 0 });
    await tabTo(page, searchMarker(page));
    const south = await searchCausedBy(page, () => page.keyboard.press('ArrowDown'));
    expect(south.latitude).toBeLessThan(macon.latitude);
    await expect(page.getByText('Around the marker')).toBeVisible();

    await tabTo(page, page.getByRole('textbox', { name: 'Where are you shopping?' }));
    await page.keyboard.type('Savannah GA');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Around Savannah, Georgia')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Around the marker')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Around zip code 31201')).toBeVisible();
  },
);

test(
  'RET-01, RET-02: where the api gives the stores to everybody and the route is public, the screen shows them without a session',
  { tag },
  async ({ page, portal, customers }) => {
    const maria = await customers.toRead('maria');
    // The contract of an integrator whose api gives the stores to everybody.
    await changeContract(page, 'mfe-retailers', (contract) => ({
      ...contract,
      routes: contract.routes.map((route) => {
        if (route.path !== mapPath) return route;
        const open = { ...route, access: 'public' as const };
        delete open.reads;
        return open;
      }),
    }));
    await page.route(/\/mobile\/stores/, async (route) => {
      const headers = route.request().headers();
      expect(headers['authorization']).toBeUndefined();
      const response = await route.fetch({ headers: { ...headers, authorization: `Bearer ${maria.token}` } });
      await route.fulfill({ response });
    });
    await page.goto(`${portal.url}/#${mapPath}?at=33.749_-84.388&near=Atlanta`);
    await expectMap(page);
    await expect(page.getByText('Around Atlanta')).toBeVisible();
    await storeRows(page).first().click();
    await expect(page.getByRole('region').getByRole('link', { name: /Apply Now/ })).toBeVisible();
    await expectAccessible(page);
  },
);
