import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { memoryCounts } from '../steps/memory-counts.ts';
import {
  atlanta,
  degreesPer64Px,
  drag,
  expectMap,
  map,
  mapPath,
  mapPoint,
  markerHead,
  markerOffset,
  middle,
  openAtlanta,
  searchCausedBy,
  searchMarker,
  storeRows,
  tab,
  untilMapRests,
} from '../steps/retailers.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

const tag = '@mfe-retailers';

// The map moves without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('RET-03, RET-04: a tap on a cluster zooms in', { tag }, async ({ page, customers }) => {
  await openAtlanta(page, customers);
  const before = await degreesPer64Px(page, atlanta);
  // Back to the device's position, where the marker's stem is over Atlanta's cluster.
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Around your location')).toBeVisible();
  await expect.poll(() => markerOffset(page)).toEqual(middle);
  const { x, y } = await mapPoint(page, 0.5, 0.5);
  await page.mouse.click(x, y);
  await expect.poll(() => markerOffset(page)).not.toEqual(middle);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
  const after = await degreesPer64Px(page, atlanta);
  expect(after).toBeLessThan(before / 1.9);
});

test.describe('on a phone with a dense screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test(
    'RET-19: a tap on stores at one point spreads them above their list, and each opens its card',
    { tag },
    async ({ page, customers }) => {
      // Three stores are at this point.
      const point = `${mapPath}?at=32.0835_-81.0998&near=Savannah` as const;
      await openAs(page, await customers.toRead('maria'), point);
      await expectMap(page);
      for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Zoom in' }).tap();
      await expect.poll(() => markerOffset(page)).toEqual(middle);
      await untilMapRests(page);
      const { x, y } = await mapPoint(page, 0.5, 0.5);
      await page.touchscreen.tap(x, y);
      const card = page.getByRole('region', { name: '3 stores here' });
      await expect(card).toBeVisible();
      // The head of one pin: its leg is 30 px long, 120 degrees from north.
      const above = await mapPoint(page, 0.5, 0.22);
      await untilMapRests(page);
      await page.touchscreen.tap(above.x + 26, above.y - 5);
      await expect(card).toBeHidden();
      await expect(page.getByRole('region').getByRole('link', { name: /Apply Now/ })).toBeVisible();
    },
  );
});

test(
  'RET-09, RET-10, RET-27: a marker that is dragged or moved by keys searches around its new position',
  { tag },
  async ({ page, customers }) => {
    await openAtlanta(page, customers);
    const first = await storeRows(page).first().innerText();
    const [from, to] = [await markerHead(page), await mapPoint(page, 0.8, 0.3)];
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
      drag(page, await markerHead(page), await mapPoint(page, 0.7, 0.2)),
    );
    const offset = await markerOffset(page);

    await tab(page, 'Search').click();
    await expect(page.getByRole('tab', { name: 'Zip Code' })).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
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
        await drag(page, await markerHead(page), to);
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
