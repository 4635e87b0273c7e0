import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Returns the gzip sizes, in bytes, of the scripts of a remote that the page has loaded, by their path.
 *
 * @param site folder of the composed site, which has each file's `.gz`
 */
export async function loadedScripts(
  page: Page,
  site: string,
  remote: string,
): Promise<ReadonlyMap<string, number>> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = [...new Set(paths)].filter((path) => path.includes(`/${remote}/`) && path.endsWith('.js'));
  const sizes = scripts.map(
    async (path) => [path, (await stat(join(site, `${decodeURIComponent(path)}.gz`))).size] as const,
  );
  return new Map(await Promise.all(sizes));
}
