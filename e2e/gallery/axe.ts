import type { Page } from '@playwright/test';
import Axe, { type RunOptions } from 'axe-core';

/** A story is a part of a screen; the tests of the screens check the outline of a whole page. */
const screenRules = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass'];

/** Options for all rules but those of whole screens. */
export const everyRule: RunOptions = {
  rules: Object.fromEntries(screenRules.map((rule) => [rule, { enabled: false }])),
};

/** Options for the rules whose outcome changes with brand, scheme and width; the others check the markup alone. */
export const appearanceRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
};

declare global {
  interface Window {
    /** Returns what axe finds on the page, one line for each finding. */
    readonly axeFindings: (options: RunOptions) => Promise<readonly string[]>;
  }
}

/** Adds `axeFindings` to the document that the page shows. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(Axe.source);
  await page.evaluate(addAxeFindings);
}

/** Runs in the page; it can use nothing of this module. */
function addAxeFindings(): void {
  /** The arrows scroll it from its search box, which axe accepts of combo boxes alone. */
  const hasSearchBox = (selector: string) => {
    const list = document.querySelector(selector)?.id ?? '';
    return document.querySelector(`[aria-autocomplete][aria-controls="${CSS.escape(list)}"]`) !== null;
  };

  async function axeFindings(options: RunOptions): Promise<readonly string[]> {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(
      { exclude: ['.sb-wrapper'] },
      { ...options, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target }) => target.join(' '))
        .filter((target) => id !== 'scrollable-region-focusable' || !hasSearchBox(target))
        .map((target) => `${id}: ${target}`),
    );
  }

  Object.assign(window, { axeFindings });
}
