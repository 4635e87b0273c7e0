import type { BrowserContext, Page } from '@playwright/test';

/** Errors of a page: in its console, an exception, something that the CSP blocked. */
export interface Faults {
  /** Allows an error that the test causes itself. */
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
  // The console names the directive; the event also has the position.
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
