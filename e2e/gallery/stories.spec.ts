import type { Page } from '@playwright/test';
import { stories, type Story } from '../site/gallery.ts';
import { axeFindings, expect, openStage, rulesOfLooks, test, type Look } from './stage.ts';

/** Both brands, both schemes and both widths; colours alone differ between the other pairs, and tests of the tokens see those. */
const looks: readonly Look[] = [
  { brand: 'fernway', scheme: 'light', width: 1280 },
  { brand: 'breeze', scheme: 'dark', width: 390 },
];

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

/** px that the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [index, look] of looks.entries()) {
  const rules = index === 0 ? undefined : rulesOfLooks;
  for (const [shelf, shown] of shelves) {
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
      for (const story of shown) {
        const name = `${story.title}, ${story.name}`;
        await stage.show(story);
        expect.soft(await axeFindings(page, rules), `${name}: axe`).toEqual([]);
        expect.soft(await overhang(page), `${name}: wider than the window`).toBeLessThanOrEqual(0);
        const unexpected = faults.splice(0).filter((fault) => !expected[story.id]?.test(fault));
        expect.soft(unexpected, `${name}: console`).toEqual([]);
      }
    });
  }
}
