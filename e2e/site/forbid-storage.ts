import type { Page } from '@playwright/test';

/** Storages that a browser can forbid. */
export const storages = ['sessionStorage', 'localStorage'] as const;

export type ForbiddenStorage = (typeof storages)[number];

/**
 * Makes reading a storage's property itself throw, as a browser does that forbids it, from the page's next load on; and
 * opening a channel to other tabs, as Firefox does whose cookies are blocked.
 */
export async function forbidStorage(page: Page, storage: ForbiddenStorage): Promise<void> {
  await page.addInitScript((name) => {
    function forbid(): never {
      throw new DOMException('Forbidden', 'SecurityError');
    }
    Object.defineProperty(window, name, { get: forbid });
    Object.defineProperty(window, 'BroadcastChannel', { value: forbid });
  }, storage);
}
