import type { Locator, Page } from '@playwright/test';
import type { Customers } from '../site/customers.ts';
import { expect } from '../site/test.ts';
import { boxOf } from './box-of.ts';
import { openAs } from './sign-in.ts';

/** The center of a search for stores, degrees. */
export interface SearchPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the page, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const map = (page: Page): Locator => page.getByRole('application', { name: 'Map of stores' });
export const searchMarker = (page: Page): Locator =>
  page.getByRole('button', { name: /Center of the search/ });
export const storeRows = (page: Page): Locator => page.getByRole('button', { name: /miles away/ });

/** Path of the retailer screen. */
export const mapPath = '/find-a-retailer';

/** Expects the retailer screen with its map and its list. */
export async function expectMap(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  // On a phone the list is behind the map.
  await expect(page.locator('[data-store]').first()).toBeAttached();
  await expect(searchMarker(page)).toBeVisible();
}

/** Runs an action and returns the center of the search for stores that it causes. */
export async function searchCausedBy(page: Page, action: () => Promise<unknown>): Promise<SearchPosition> {
  const requested = page.waitForRequest((request) => request.url().includes('/mobile/stores?'));
  await action();
  const query = new URL((await requested).url()).searchParams;
  return { latitude: Number(query.get('latitude')), longitude: Number(query.get('longitude')) };
}

/** Returns the point of the page at these shares of the map's width and height. */
export async function mapPoint(page: Page, across: number, down: number): Promise<Point> {
  const { x, y, width, height } = await boxOf(map(page));
  return { x: x + width * across, y: y + height * down };
}

/** Waits until the map neither moves nor zooms: two pictures of it in a row are the same. */
export async function untilMapRests(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = (await map(page).screenshot()).toString('base64');
      return before === last;
    })
    .toBe(true);
}

/** Returns the middle of the search marker's head, where it is dragged. */
export async function markerHead(page: Page): Promise<Point> {
  const { x, y, width, height } = await boxOf(searchMarker(page));
  return { x: x + width / 2, y: y + height / 2 };
}

/** Pixels from the marker's head down to the position that it marks. */
const headHeight = 46;

/**
 * Returns the distance of the search marker's position from the map's center, whole px. The marker keeps its position on
 * the earth, so the distance changes when the map moves. Both are measured at once, because the page may be scrolling.
 */
export function markerOffset(page: Page): Promise<Point> {
  return searchMarker(page).evaluate((element, below) => {
    const marker = element.getBoundingClientRect();
    const map = document.querySelector('[role=application]')?.getBoundingClientRect();
    if (!map) throw new Error('There is no map.');
    const whole = (px: number) => Math.round(px) || 0;
    return {
      x: whole(marker.x + marker.width / 2 - map.x - map.width / 2),
      y: whole(marker.y + marker.height / 2 + below - map.y - map.height / 2),
    };
  }, headHeight);
}

/** Drags with the mouse from one point to another. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Returns how many degrees of longitude 64 px of the map are: one key moves the marker that far. */
export async function degreesPer64Px(page: Page, from: SearchPosition): Promise<number> {
  await searchMarker(page).focus();
  const to = await searchCausedBy(page, () => page.keyboard.press('Shift+ArrowRight'));
  return to.longitude - from.longitude;
}

/** Where `openAtlanta` says that the customer is. */
export const atlanta: SearchPosition = { latitude: 33.749, longitude: -84.388 };

/** The offset of a marker in the middle of the map. */
export const middle: Point = { x: 0, y: 0 };

/** Returns how far away the first store of the list is, miles. */
async function milesToFirstStore(page: Page): Promise<number> {
  const distance = page
    .locator('[data-store]')
    .first()
    .getByText(/^[\d.]+ mi$/);
  return parseFloat((await distance.textContent()) ?? '');
}

/** Opens the retailer screen as a customer in Atlanta, and waits for the map and the stores around. */
export async function openAtlanta(page: Page, customers: Customers): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(atlanta);
  await openAs(page, await customers.toRead('maria'), mapPath);
  await expectMap(page);
  await expect(page.getByText('Around your location')).toBeAttached();
  // The list says so before it has the answer.
  await expect.poll(() => milesToFirstStore(page)).toBeLessThan(5);
  await expect.poll(() => markerOffset(page)).toEqual(middle);
}

/** The button of one of the two tabs below the map. */
export const tab = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
