import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import type { Story } from '../site/gallery.ts';
import { addAxe, appearanceRules, everyRule } from './axe.ts';
import type { StoryGroup } from './story-groups.ts';
import { expect, openStage, test, type Appearance } from './stage.ts';

/** Both brands, both schemes and both widths; the other pairs differ only in colours, which the tests of the tokens check. */
const desk: Appearance = { brand: 'fernway', scheme: 'light', width: 1280 };
const phone: Appearance = { brand: 'breeze', scheme: 'dark', width: 390 };

export const appearances = [desk, phone];

export const drawnIn = ({ brand, scheme, width }: Appearance) => `drawn in ${brand} ${scheme} at ${width}`;

/** px; a page at 400 % zoom has no more, and must not scroll sideways (WCAG 1.4.10). */
const narrowest = 320;

/** What the browser itself reports for a story that shows exactly this. */
const expected: Readonly<Record<string, RegExp>> = {
  'with-the-api-table-card--unknown-report': /404 \(Not Found\) .*\/reports\/there-is-none\?/,
};

interface Look {
  readonly url: string;
  readonly appearance: Appearance;
  readonly stories: StoryGroup;
  /** Resolves once the story has loaded what it shows. */
  readonly loaded?: (page: Page) => Promise<void>;
}

/** Looks at each story: what axe finds, whether it is wider than its window, and errors in the console. */
export async function checkEachStory(page: Page, { url, appearance, stories, loaded }: Look): Promise<void> {
  test.setTimeout(180_000 + stories.length * 1_000);
  const takeErrors = watchErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stage = await openStage(page, url, appearance, stories[0]);
  await addAxe(page);
  const draw = async (story: Story) => {
    await stage.show(story);
    await loaded?.(page);
  };
  const look = appearance === phone ? lookAtPhone : lookAtDesk;
  for (const story of stories) {
    const findings = await look(page, () => draw(story));
    const errors = takeErrors().filter((error) => !expected[story.id]?.test(error));
    expect.soft([...findings, ...errors], `${story.title}, ${story.name}`).toEqual([]);
  }
}

async function lookAtDesk(page: Page, draw: () => Promise<void>): Promise<readonly string[]> {
  await draw();
  return findingsOf(page, everyRule);
}

/** Draws the story in the narrowest window and widens it to that of a phone. */
async function lookAtPhone(page: Page, draw: () => Promise<void>): Promise<readonly string[]> {
  await page.setViewportSize({ width: narrowest, height: 860 });
  await draw();
  const tooWide = await page.evaluate(() => window.previewPage.tooWide());
  await page.setViewportSize({ width: phone.width, height: 860 });
  return [...tooWide, ...(await findingsOf(page, appearanceRules))];
}

const findingsOf = (page: Page, rules: RunOptions): Promise<readonly string[]> =>
  page.evaluate(
    async (options) => [...window.previewPage.tooWide(), ...(await window.axeFindings(options))],
    rules,
  );

function watchErrors(page: Page): () => readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return () => errors.splice(0);
}
