import type { BrowserContext, Page } from '@playwright/test';

/** What a page must never have: an error in its console, an exception, something that the CSP stopped. */
export interface Faults {
  /** A fault that this test brings about itself. */
  expect(pattern: RegExp): void;
  unexpected(): readonly string[];
}

export function watchFaults(context: BrowserContext): Faults {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => seen.push(`exception: ${error.stack ?? error.message}`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
