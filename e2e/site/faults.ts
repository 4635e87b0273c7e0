import type { BrowserContext, Page } from '@playwright/test';

/** What a page must never have: an error in its console, an exception, something that the CSP stopped. */
export interface Faults {
  /** A fault that this test brings about itself. */
  expect(pattern: RegExp): void;
  unexpected(): readonly string[];
}

export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => seen.push(`exception: ${error.stack ?? error.message}`));
  };
  // The console names the directive; the event knows where it happened.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, sourceFile, lineNumber, columnNumber, target } = event;
      const element = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      reportError(
        new Error(`${violatedDirective} at ${sourceFile}:${lineNumber}:${columnNumber} ${element}`),
      );
    });
  });
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
