import type { Page } from '@playwright/test';
import Axe, { type RunOnly } from 'axe-core';

/** All rules of the standards, and those whose outcome can change with the colours of the same markup. */
const ruleSets = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOnly>;

/**
 * Returns what axe finds on the page and in its frames, one line for each finding. A frame that it cannot look into is a
 * finding too. What fades or moves is looked at once it has come to rest.
 *
 * @param within selector of the part to look at, by default the whole page
 * @param rules which rules are checked, by default all
 */
export async function axeFindings(
  page: Page,
  within = 'html',
  rules: keyof typeof ruleSets = 'all',
): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    await frame.evaluate(untilAtRest);
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(Axe.source);
    // A vendor's frame has an origin of its own.
    await frame.evaluate(() => {
      const { axe } = window as unknown as { axe: typeof Axe };
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
    });
  }
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations, incomplete } = await axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
      });
      return [...violations, ...incomplete.filter(({ id }) => id === 'frame-tested')].flatMap(
        ({ id, help, nodes }) => nodes.map(({ target }) => `${id}, ${help}: ${target.join(' ')}`),
      );
    },
    { context: within, runOnly: ruleSets[rules] },
  );
}

/** Resolves when what fades or moves for up to a second has come to rest or was taken away. */
async function untilAtRest(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect, playState }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000;
    })
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
}
