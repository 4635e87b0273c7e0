import type { Page } from '@playwright/test';
import { stories, type Story } from '../site/gallery.ts';
import { axeFindings, expect, openStage, rulesOfLooks, stillBrowser, test, type Look } from './stage.ts';

test.use({ userAgent: stillBrowser });

/** Both brands, both schemes and both widths; colours alone differ between the other pairs, and tests of the tokens see those. */
const desk: Look = { brand: 'fernway', scheme: 'light', width: 1280 };
const phone: Look = { brand: 'breeze', scheme: 'dark', width: 390 };

/** What the browser itself complains of in a story that shows just that. */
const expected: Readonly<Record<string, RegExp>> = {
  'with-the-api-table-card--unknown-report': /404 \(Not Found\) .*\/reports\/there-is-none\?/,
};

/** The stories by the shelf they stand on: `Inputs`, `Overlays`. */
const shelves = new Map<string, Story[]>();
for (const story of stories()) {
  const shelf = story.title.split('/')[0] ?? story.title;
  shelves.set(shelf, [...(shelves.get(shelf) ?? []), story]);
}

/** The longest first, so that none is left over when all others have ended. */
const byLength = [...shelves].sort(([, some], [, others]) => others.length - some.length);

/** px; a page that is read at 400 % has no more, and must not scroll sideways (WCAG 1.4.10). */
const narrowest = 320;

/** px that the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [shelf, shown] of byLength) {
  for (const look of [desk, phone]) {
    test(`${shelf}: each story stands in ${look.brand} ${look.scheme} at ${look.width}`, async ({
      page,
      gallery,
    }) => {
      test.setTimeout(20_000 + shown.length * 1_000);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const [first] = shown as [Story, ...Story[]];
      const stage = await openStage(page, gallery.url, look, first);
      const setWidth = (width: number) => page.setViewportSize({ width, height: 860 });
      const fitsAt = async (width: number, name: string) =>
        expect.soft(await overhang(page), `${name}: wider than a window of ${width}`).toBeLessThanOrEqual(0);
      for (const story of shown) {
        const name = `${story.title}, ${story.name}`;
        if (look === phone) {
          await setWidth(narrowest);
          await stage.show(story);
          await fitsAt(narrowest, name);
          await setWidth(look.width);
        } else await stage.show(story);
        expect
          .soft(await axeFindings(page, look === phone ? rulesOfLooks : undefined), `${name}: axe`)
          .toEqual([]);
        await fitsAt(look.width, name);
        const unexpected = faults.splice(0).filter((fault) => !expected[story.id]?.test(fault));
        expect.soft(unexpected, `${name}: console`).toEqual([]);
      }
    });
  }
}
