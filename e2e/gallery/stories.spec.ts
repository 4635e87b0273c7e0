import type { Page } from '@playwright/test';
import { stories, type Story } from '../site/gallery.ts';
import {
  axeFindings,
  expect,
  openStage,
  appearanceRules,
  testRunnerUserAgent,
  test,
  type Appearance,
} from './stage.ts';

test.use({ userAgent: testRunnerUserAgent });

/** Both brands, both schemes and both widths; the other pairs differ only in colours, which the tests of the tokens check. */
const desk: Appearance = { brand: 'fernway', scheme: 'light', width: 1280 };
const phone: Appearance = { brand: 'breeze', scheme: 'dark', width: 390 };

/** What the browser itself reports for a story that shows exactly this. */
const expected: Readonly<Record<string, RegExp>> = {
  'with-the-api-table-card--unknown-report': /404 \(Not Found\) .*\/reports\/there-is-none\?/,
};

/** The stories by their group: `Inputs`, `Overlays`. */
const storyGroups = new Map<string, Story[]>();
for (const story of stories()) {
  const group = story.title.split('/')[0] ?? story.title;
  storyGroups.set(group, [...(storyGroups.get(group) ?? []), story]);
}

/** The longest first, so that none runs on when all others have ended. */
const byLength = [...storyGroups].sort(([, some], [, others]) => others.length - some.length);

/** px; a page at 400 % zoom has no more, and must not scroll sideways (WCAG 1.4.10). */
const narrowest = 320;

/** Returns by how many px the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [group, shown] of byLength) {
  for (const appearance of [desk, phone]) {
    test(`${group}: each story is drawn in ${appearance.brand} ${appearance.scheme} at ${appearance.width}`, async ({
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
      const stage = await openStage(page, gallery.url, appearance, first);
      const setWidth = (width: number) => page.setViewportSize({ width, height: 860 });
      const fitsAt = async (width: number, name: string) =>
        expect.soft(await overflow(page), `${name}: wider than a window of ${width}`).toBeLessThanOrEqual(0);
      for (const story of shown) {
        const name = `${story.title}, ${story.name}`;
        if (appearance === phone) {
          await setWidth(narrowest);
          await stage.show(story);
          await fitsAt(narrowest, name);
          await setWidth(appearance.width);
        } else await stage.show(story);
        expect
          .soft(await axeFindings(page, appearance === phone ? appearanceRules : undefined), `${name}: axe`)
          .toEqual([]);
        await fitsAt(appearance.width, name);
        const unexpected = faults.splice(0).filter((fault) => !expected[story.id]?.test(fault));
        expect.soft(unexpected, `${name}: console`).toEqual([]);
      }
    });
  }
}
