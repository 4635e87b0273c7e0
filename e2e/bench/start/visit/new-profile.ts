import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromium as options } from '../../../site/chromium.ts';
import { untilAtRest } from './until-at-rest.ts';

/** A phone held upright. */
const viewport = { width: 390, height: 844 };

/**
 * Uses a browser with an empty profile on disk, as a customer's first visit has, once it has started: its caches last
 * until the end.
 */
export async function withNewProfile<Result>(
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const context = await chromium.launchPersistentContext(folder, { ...options, viewport, locale: 'en-US' });
  try {
    const browser = context.browser();
    if (!browser) throw new Error('The profile has no browser.');
    await untilAtRest(browser);
    return await use(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
