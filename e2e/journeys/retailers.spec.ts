import type { Page } from '@playwright/test';
import type { Customers } from '../site/customers.ts';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { memoryCounts } from '../steps/memory-counts.ts';
import {
  degreesPer64Px,
  drag,
  expectMap,
  map,
  mapPath,
  mapPoint,
  markerOffset,
  searchCausedBy,
  searchMarker,
  storeRows,
} from '../steps/retailers.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';
import { moveFingers } from '../steps/touch.ts';

const atlanta = { latitude: 33.749, longitude: -84.388 };
const defaultCentre = { latitude: 37.09024, longitude: -95.712891 };
const middle = { x: 0, y: 0 };
const tag = '@mfe-retailers';

// The map moves without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openAtlanta(page: Page, customers: Customers): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(atlanta);
  await openAs(page, await customers.toRead('maria'), mapPath);
  await expectMap(page);
  await expect(page.getByText('Around your location')).toBeVisible();
  await expect.poll(() => markerOffset(page)).toEqual(middle);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page, 'main')).toEqual([]);
}

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const results = (page: Page) => page.getByRole('button', { name: 'Filter Results' });

test(
  'RET-38, RET-42, RET-45: without the location the map shows the default centre and says why',
  { tag },
  async ({ page, customers }) => {
    const maria = await customers.toRead('maria');
    expect(await searchCausedBy(page, () => openAs(page, maria, mapPath))).toEqual(defaultCentre);
    await expectMap(page);
    await expect(page.getByText('User denied the request for location.')).toBeVisible();
    await expect.poll(() => markerOffset(page)).toEqual(middle);
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

test('RET-03, RET-04: a tap on a cluster zooms in', { tag }, async ({ page, customers }) => {
  await openAtlanta(page, customers);
  const before = await degreesPer64Px(page, atlanta);
  // Back to the device's position, where the search marker covers Atlanta's cluster and passes the tap on to it.
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Around your location')).toBeVisible();
  await expect.poll(() => markerOffset(page)).toEqual(middle);
  await searchMarker(page).click();
  await expect.poll(() => markerOffset(page)).not.toEqual(middle);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
  const after = await degreesPer64Px(page, atlanta);
  expect(after).toBeLessThan(before / 1.9);
});

test(
  'RET-09, RET-10, RET-27: a marker that is dragged or moved by keys searches around its new position',
  { tag },
  async ({ page, customers }) => {
    await openAtlanta(page, customers);
    const first = await storeRows(page).first().innerText();
    const [from, to] = [await mapPoint(page, 0.5, 0.5), await mapPoint(page, 0.8, 0.3)];
    const east = await searchCausedBy(page, () => drag(page, from, to));
    expect(east.longitude).toBeGreaterThan(atlanta.longitude);
    expect(east.latitude).toBeGreaterThan(atlanta.latitude);
    await expect(page.getByText('Around the marker')).toBeVisible();
    await expect(storeRows(page).first()).not.toHaveText(first);
    const moved = await markerOffset(page);
    expect(Math.abs(moved.x - (to.x - from.x))).toBeLessThanOrEqual(2);

    await searchMarker(page).focus();
    const south = await searchCausedBy(page, () => page.keyboard.press('ArrowDown'));
    expect(south.latitude).toBeLessThan(east.latitude);
    expect(south.longitude).toBeCloseTo(east.longitude, 6);
  },
);

test(
  'RET-06, RET-07, RET-08: neither the map nor the marker moves while a tab is open',
  { tag },
  async ({ page, customers }) => {
    await openAtlanta(page, customers);
    const [from, to] = [await mapPoint(page, 0.15, 0.1), await mapPoint(page, 0.3, 0.2)];
    await searchCausedBy(page, async () =>
      drag(page, await mapPoint(page, 0.5, 0.5), await mapPoint(page, 0.7, 0.2)),
    );
    const offset = await markerOffset(page);

    await tab(page, 'Search').click();
    await expect(page.getByRole('tab', { name: 'Zip Code' })).toBeVisible();
    await expectAccessible(page);
    const gestures = {
      drag: () => drag(page, from, to),
      'double click': () => page.mouse.dblclick(from.x, from.y),
      wheel: async () => {
        await map(page).focus();
        await page.mouse.move(from.x, from.y);
        await page.mouse.wheel(0, -400);
      },
      keys: async () => {
        await map(page).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('+');
      },
      'marker by mouse': async () => {
        const at = await mapPoint(page, 0.7, 0.2);
        await drag(page, at, to);
      },
      'marker by keys': async () => {
        await searchMarker(page).focus();
        await page.keyboard.press('ArrowRight');
      },
    };
    for (const [name, gesture] of Object.entries(gestures)) {
      await gesture();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await markerOffset(page), name).toEqual(offset);
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await drag(page, from, to);
    await expect.poll(() => markerOffset(page)).not.toEqual(offset);
  },
);

test(
  'RET-11, RET-12, RET-31, RET-32, RET-36: a category narrows the stores; a zip code is found, and an unknown one is reported',
  { tag },
  async ({ page, customers, faults }) => {
    faults.expect(/zip=00000/);
    await openAtlanta(page, customers);
    const count = page.getByText(/stores, nearest first/);
    const all = await count.innerText();
    await tab(page, 'Filter').click();
    await page.getByRole('button', { name: /All Categories/ }).click();
    await page.getByRole('option').nth(1).click();
    await results(page).click();
    await expect(count).not.toHaveText(all);

    await tab(page, 'Search').click();
    await page.getByRole('tab', { name: 'Zip Code' }).click();
    const zip = page.getByRole('textbox', { name: 'Zip Code' });
    await zip.fill('00000');
    await results(page).click();
    await expect(page.getByText('Unable to locate zip code')).toBeVisible();
    await zip.fill('31201');
    const macon = await searchCausedBy(page, () => results(page).click());
    expect(macon.latitude).toBeCloseTo(32.8, 0);
    await expect(page.getByText('Around zip code 31201')).toBeVisible();
    await expect.poll(() => markerOffset(page)).toEqual(middle);
  },
);

test(
  '20 visits of the map leak no nodes or listeners and log no warning',
  { tag: [tag, '@mfe-leases'] },
  async ({ page, customers }) => {
    test.setTimeout(240_000);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openAtlanta(page, customers);
    const visit = async () => {
      await goTo(page, mapPath);
      await expectMap(page);
      await storeRows(page).nth(1).click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await goTo(page, '/leases/current');
      await expect(heading(page, 'All Leases')).toBeVisible();
      await expect(map(page)).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    };
    // The browser may keep the last screen for a while: the smallest of four counts is what the page itself keeps.
    const smallestCounts = async () => {
      const counts = [];
      for (let each = 0; each < 4; each += 1) {
        await visit();
        counts.push(await memoryCounts(page));
      }
      return {
        nodes: Math.min(...counts.map(({ nodes }) => nodes)),
        listeners: Math.min(...counts.map(({ listeners }) => listeners)),
      };
    };
    const before = await smallestCounts();
    for (let each = 0; each < 16; each += 1) await visit();
    // A leak adds at least one for each visit and never shrinks, unlike what the browser keeps for a while.
    const growth = async () => {
      await visit();
      const { nodes, listeners } = await memoryCounts(page);
      return Math.max(nodes - before.nodes, listeners - before.listeners);
    };
    await expect.poll(growth, { timeout: 120_000 }).toBeLessThan(20);
    expect(warnings).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test(
    'one finger on the map scrolls the page, and two move the map',
    { tag },
    async ({ page, customers }) => {
      await openAtlanta(page, customers);
      /** Returns the scroll position once it has not changed for ten frames. */
      const scrollPosition = () =>
        page.evaluate(async () => {
          let [last, unchanged] = [window.scrollY, 0];
          while (unchanged < 10) {
            await new Promise(requestAnimationFrame);
            unchanged = window.scrollY === last ? unchanged + 1 : 0;
            last = window.scrollY;
          }
          return last;
        });
      const one = await mapPoint(page, 0.25, 0.8);
      await moveFingers(page, [one], { x: 0, y: -120 });
      await expect.poll(scrollPosition).toBeGreaterThan(60);
      expect(await markerOffset(page)).toEqual(middle);

      const position = await scrollPosition();
      const two = [await mapPoint(page, 0.25, 0.7), await mapPoint(page, 0.45, 0.7)];
      await moveFingers(page, two, { x: 40, y: -80 });
      await expect.poll(async () => (await markerOffset(page)).y).toBeLessThan(-40);
      expect(await scrollPosition()).toBe(position);
    },
  );
});
