import type { Locator, Page } from '@playwright/test';
import { expect } from '../site/test.ts';
import { goTo } from './sign-in.ts';

/** A place as the api is asked for the stores around it. */
export interface SearchedPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the page, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const map = (page: Page): Locator => page.getByRole('application', { name: 'Map of stores' });
export const marker = (page: Page): Locator => page.getByRole('button', { name: /Center of the search/ });
export const rows = (page: Page): Locator => page.getByRole('button', { name: /miles away/ });

/** Goes to the map; it and its list are there when it is done. */
export async function openMap(page: Page): Promise<void> {
  await goTo(page, '/find-a-retailer');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(marker(page)).toBeVisible();
}

/** Does something and gives the place around which stores are asked for then. */
export async function searchedBy(page: Page, act: () => Promise<unknown>): Promise<SearchedPlace> {
  const asked = page.waitForRequest((request) => request.url().includes('/mobile/stores?'));
  await act();
  const query = new URL((await asked).url()).searchParams;
  return { latitude: Number(query.get('latitude')), longitude: Number(query.get('longitude')) };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is no box.');
  return box;
}

/** A point of the map, by shares of its width and height. */
export async function pointOf(page: Page, across: number, down: number): Promise<Point> {
  const { x, y, width, height } = await boxOf(map(page));
  return { x: x + width * across, y: y + height * down };
}

/**
 * The middle of the search marker from the middle of the map, whole px: the marker stands on the ground, so it tells
 * whether the map has moved. Both are measured at once, for the page may be scrolling.
 */
export function markerFromMiddle(page: Page): Promise<Point> {
  return marker(page).evaluate((element) => {
    const hold = element.getBoundingClientRect();
    const ground = document.querySelector('[role=application]')?.getBoundingClientRect();
    if (!ground) throw new Error('There is no map.');
    const whole = (px: number) => Math.round(px) || 0;
    return {
      x: whole(hold.x + hold.width / 2 - ground.x - ground.width / 2),
      y: whole(hold.y + hold.height / 2 - ground.y - ground.height / 2),
    };
  });
}

/** Drags from one point to another, by mouse. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** How wide 64 px are on the ground, in degrees, asked by moving the marker so far with a key. */
export async function degreesAcross(page: Page, from: SearchedPlace): Promise<number> {
  await marker(page).focus();
  const to = await searchedBy(page, () => page.keyboard.press('Shift+ArrowRight'));
  return to.longitude - from.longitude;
}
