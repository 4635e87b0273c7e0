import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import {
  map,
  mapPoint,
  markerOffset,
  middle,
  openAtlanta,
  searchMarker,
  storeRows,
} from '../steps/retailers.ts';
import { moveFingers } from '../steps/touch.ts';

const tag = '@mfe-retailers';

// The map moves without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true });

  test(
    'RET-27: a search that fails says so on the map, and Try again brings its stores',
    { tag },
    async ({ page, customers, faults }) => {
      faults.expect(/net::ERR/);
      await openAtlanta(page, customers);
      await page.route(/\/mobile\/stores\?/, (route) => route.abort());
      await searchMarker(page).focus();
      await page.keyboard.press('ArrowDown');
      const notice = page.getByRole('alert');
      await expect(notice).toBeVisible();
      expect(await axeFindings(page, 'main')).toEqual([]);
      await page.unroute(/\/mobile\/stores\?/);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toBeHidden();
      await expect(map(page)).toBeFocused();
    },
  );

  test(
    'the list is one tap away; one finger on the map scrolls the page, and two move the map',
    { tag },
    async ({ page, customers }) => {
      await openAtlanta(page, customers);
      // The list is one tap away, and the card of a store brings the map, until it is closed.
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await expect(searchMarker(page)).toBeHidden();
      expect(await axeFindings(page, 'main')).toEqual([]);
      await storeRows(page).first().click();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(storeRows(page).first()).toBeFocused();
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect(storeRows(page).first()).toBeHidden();
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect.poll(() => markerOffset(page)).toEqual(middle);
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
      const one = await mapPoint(page, 0.25, 0.9);
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
