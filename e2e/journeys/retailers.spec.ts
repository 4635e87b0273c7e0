import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { pageWeight } from '../steps/page-weight.ts';
import {
  degreesAcross,
  drag,
  map,
  marker,
  markerFromMiddle,
  openMap,
  pointOf,
  rows,
  searchedBy,
} from '../steps/retailers.ts';
import { goTo, heading, signIn } from '../steps/sign-in.ts';
import { moveFingers } from '../steps/touch.ts';

const atlanta = { latitude: 33.749, longitude: -84.388 };
const defaultCentre = { latitude: 37.09024, longitude: -95.712891 };
const middle = { x: 0, y: 0 };

// The map is where it is going to be at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openAtlanta(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(atlanta);
  await signIn(page, 'maria');
  await openMap(page);
  await expect(page.getByText('Around your location')).toBeVisible();
  await expect.poll(() => markerFromMiddle(page)).toEqual(middle);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const results = (page: Page) => page.getByRole('button', { name: 'Filter Results' });

test('RET-38, RET-42, RET-45: without the location the map shows the default centre and says why', async ({
  page,
}) => {
  await signIn(page, 'maria');
  expect(await searchedBy(page, () => openMap(page))).toEqual(defaultCentre);
  await expect(page.getByText('User denied the request for location.')).toBeVisible();
  await expect.poll(() => markerFromMiddle(page)).toEqual(middle);
  await expectAccessible(page);
});

test('RET-01, RET-19, RET-20, RET-21, RET-48: with it the stores near are first; a marker opens its card, Apply Now a new tab', async ({
  page,
}) => {
  await openAtlanta(page);
  const nearest = rows(page).first();
  expect(parseFloat(/([\d.]+) mi/.exec(await nearest.innerText())?.[1] ?? '')).toBeLessThan(5);

  const name = (await nearest.innerText()).split('\n')[0] ?? '';
  await nearest.click();
  const card = page.getByRole('region', { name });
  await expect(card.getByText(/, GA \d{5}/)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeHidden();
  await expect(nearest).toBeFocused();

  // The chosen store was brought to three tenths of the map's height; its pin stands on that point.
  const tip = await pointOf(page, 0.5, 0.3);
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
});

test('RET-03, RET-04: a tapped cluster comes nearer', async ({ page }) => {
  await openAtlanta(page);
  const before = await degreesAcross(page, atlanta);
  // Back to the device's place, where the search marker stands over Atlanta's cluster and passes the tap on.
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Around your location')).toBeVisible();
  await expect.poll(() => markerFromMiddle(page)).toEqual(middle);
  await marker(page).click();
  await expect.poll(() => markerFromMiddle(page)).not.toEqual(middle);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
  const after = await degreesAcross(page, atlanta);
  expect(after).toBeLessThan(before / 1.9);
});

test('RET-09, RET-10, RET-27: the dragged marker, or moved by keys, searches anew around its place', async ({
  page,
}) => {
  await openAtlanta(page);
  const first = await rows(page).first().innerText();
  const [from, to] = [await pointOf(page, 0.5, 0.5), await pointOf(page, 0.8, 0.3)];
  const east = await searchedBy(page, () => drag(page, from, to));
  expect(east.longitude).toBeGreaterThan(atlanta.longitude);
  expect(east.latitude).toBeGreaterThan(atlanta.latitude);
  await expect(page.getByText('Around the marker')).toBeVisible();
  await expect(rows(page).first()).not.toHaveText(first);
  const moved = await markerFromMiddle(page);
  expect(Math.abs(moved.x - (to.x - from.x))).toBeLessThanOrEqual(2);

  await marker(page).focus();
  const south = await searchedBy(page, () => page.keyboard.press('ArrowDown'));
  expect(south.latitude).toBeLessThan(east.latitude);
  expect(south.longitude).toBeCloseTo(east.longitude, 6);
});

test('RET-06, RET-07, RET-08: while a tab is open neither map nor marker moves', async ({ page }) => {
  await openAtlanta(page);
  const [from, to] = [await pointOf(page, 0.15, 0.1), await pointOf(page, 0.3, 0.2)];
  await searchedBy(page, async () =>
    drag(page, await pointOf(page, 0.5, 0.5), await pointOf(page, 0.7, 0.2)),
  );
  const standing = await markerFromMiddle(page);

  await tab(page, 'Search').click();
  await expect(page.getByRole('tab', { name: 'Zip Code' })).toBeVisible();
  await expectAccessible(page);
  const tries = {
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
      const at = await pointOf(page, 0.7, 0.2);
      await drag(page, at, to);
    },
    'marker by keys': async () => {
      await marker(page).focus();
      await page.keyboard.press('ArrowRight');
    },
  };
  for (const [name, attempt] of Object.entries(tries)) {
    await attempt();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await markerFromMiddle(page), name).toEqual(standing);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await drag(page, from, to);
  await expect.poll(() => markerFromMiddle(page)).not.toEqual(standing);
});

test('RET-11, RET-12, RET-31, RET-32, RET-36: a category narrows the stores; a zip code is found, an unknown one told', async ({
  page,
  faults,
}) => {
  faults.expect(/zip=00000/);
  await openAtlanta(page);
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
  const macon = await searchedBy(page, () => results(page).click());
  expect(macon.latitude).toBeCloseTo(32.8, 0);
  await expect(page.getByText('Around zip code 31201')).toBeVisible();
  await expect.poll(() => markerFromMiddle(page)).toEqual(middle);
});

test('20 visits leave nothing behind and nothing in the console', async ({ page }) => {
  test.setTimeout(240_000);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  await openAtlanta(page);
  const visit = async () => {
    await openMap(page);
    await rows(page).nth(1).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await goTo(page, '/leases/current');
    await expect(heading(page, 'All Leases')).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  // The browser may hold the screen that was left last for a while: the lightest of a few looks is what the page keeps.
  const lightest = async () => {
    const looks = [];
    for (let each = 0; each < 4; each += 1) {
      await visit();
      looks.push(await pageWeight(page));
    }
    return {
      nodes: Math.min(...looks.map(({ nodes }) => nodes)),
      listeners: Math.min(...looks.map(({ listeners }) => listeners)),
    };
  };
  const before = await lightest();
  for (let each = 0; each < 16; each += 1) await visit();
  // Less than one of each a visit. What leaks never goes again, what the browser holds does.
  const grown = async () => {
    await visit();
    const { nodes, listeners } = await pageWeight(page);
    return Math.max(nodes - before.nodes, listeners - before.listeners);
  };
  await expect.poll(grown, { timeout: 120_000 }).toBeLessThan(20);
  expect(said).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('one finger scrolls the page over the map, two move the map', async ({ page }) => {
    await openAtlanta(page);
    /** Once the page has come to rest: ten frames in one place. */
    const scrolled = () =>
      page.evaluate(async () => {
        let [last, still] = [window.scrollY, 0];
        while (still < 10) {
          await new Promise(requestAnimationFrame);
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
        }
        return last;
      });
    const one = await pointOf(page, 0.25, 0.8);
    await moveFingers(page, [one], { x: 0, y: -120 });
    await expect.poll(scrolled).toBeGreaterThan(60);
    expect(await markerFromMiddle(page)).toEqual(middle);

    const still = await scrolled();
    const two = [await pointOf(page, 0.25, 0.7), await pointOf(page, 0.45, 0.7)];
    await moveFingers(page, two, { x: 40, y: -80 });
    await expect.poll(async () => (await markerFromMiddle(page)).y).toBeLessThan(-40);
    expect(await scrolled()).toBe(still);
  });
});
