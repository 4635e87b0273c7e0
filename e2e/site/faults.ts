import type { BrowserContext, Page } from '@playwright/test';

/** Errors of a page: console errors, exceptions and violations of the content security policy. */
export interface Faults {
  /** Ignores errors that match, because the test causes them. */
  expect(pattern: RegExp): void;
  unexpected(): readonly string[];
}

/** Records the errors of all pages in a browser context. */
export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(`exception: ${error.stack ?? error.message}`));
  };
  // The console has only the directive; the event also has the position.
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
    unexpected: () => errors.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
