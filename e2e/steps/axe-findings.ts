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
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(Axe.source);
    await frame.evaluate(prepareFrame);
  }
  for (;;) {
    for (const frame of page.frames()) {
      await frame.evaluate(async () => {
        await Promise.allSettled(window.fading().map(({ finished }) => finished));
      });
    }
    const { findings, hasMoved } = await page.evaluate(lookAtPage, {
      context: within,
      runOnly: ruleSets[rules],
    });
    if (!hasMoved) return findings;
  }
}

declare global {
  interface Window {
    readonly axe: typeof Axe;
    /** Returns what fades or moves now and comes to rest within a second. */
    readonly fading: () => readonly Animation[];
  }
}

/** Runs in a frame that has axe; it can use nothing of this module. */
function prepareFrame(): void {
  // A vendor's frame has an origin of its own.
  window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
  const fading = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000,
      );
  Object.assign(window, { fading });
}

interface LookAtPage {
  readonly findings: readonly string[];
  /** Something, such as a notification, faded or moved meanwhile: its colours may not be those that stay. */
  readonly hasMoved: boolean;
}

/** Runs in a frame that is prepared; it can use nothing of this module. */
async function lookAtPage(options: {
  readonly context: string;
  readonly runOnly: RunOnly;
}): Promise<LookAtPage> {
  let hasMoved = window.fading().length > 0;
  const begins = ['animationstart', 'transitionrun'];
  const noteMove = () => {
    hasMoved = true;
  };
  for (const begin of begins) document.addEventListener(begin, noteMove);
  const { violations, incomplete } = await window.axe.run(options.context, {
    runOnly: options.runOnly,
    resultTypes: ['violations'],
  });
  for (const begin of begins) document.removeEventListener(begin, noteMove);
  return {
    findings: [...violations, ...incomplete.filter(({ id }) => id === 'frame-tested')].flatMap(
      ({ id, help, nodes }) => nodes.map(({ target }) => `${id}, ${help}: ${target.join(' ')}`),
    ),
    hasMoved: hasMoved || window.fading().length > 0,
  };
}
