import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, testOnOwnPortal } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { changedSentence, releaseChangedSupport, sentence } from '../steps/changed-support.ts';
import { heading, openAs } from '../steps/sign-in.ts';

/** Returns the path and the hash of every file in a folder. */
async function hashesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return [path.slice(folder.length + 1), hash] as const;
    }),
  );
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

testOnOwnPortal(
  'a changed support remote is built and released alone, is offered to open pages, and is rolled back',
  { tag: ['@mfe-leases', '@mfe-support'] },
  async ({ page, portal }) => {
    const assets = join(portal.site, 'assets');
    const settings = () => readFile(join(portal.site, 'settings.json'));
    await portal.run(['configure', 'PORTAL_CHOICE=areas']);
    const configured = await settings();
    const before = await hashesIn(assets);
    await page.clock.install();
    await openAs(page, await CustomerApi.signIn(portal.url, 'maria'), '/support/faq');
    await expect(page.getByText(sentence)).toBeVisible();

    await releaseChangedSupport(portal);
    const after = await hashesIn(assets);
    const added = Object.keys(after).filter((path) => !(path in before));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((path) => !path.startsWith('mfe-support/'))).toEqual([]);
    for (const [path, hash] of Object.entries(before)) expect(after[path], path).toBe(hash);

    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await page.clock.fastForward('05:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(changedSentence)).toBeVisible();
    await page.goto('/#/leases/current');
    await expect(heading(page, 'All Leases')).toBeVisible();

    await portal.run(['rollback', 'mfe-support']);
    await page.goto('/#/support/faq');
    await page.reload();
    await expect(page.getByText(sentence)).toBeVisible();
    expect(await hashesIn(assets)).toEqual(after);
    expect(await settings()).toEqual(configured);
  },
);
