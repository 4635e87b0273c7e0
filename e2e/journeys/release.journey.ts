import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';
import { heading, signIn } from '../steps/sign-in.ts';

/** Every file under the folder and a hash of its bytes. */
async function contentsOf(folder: string): Promise<Readonly<Record<string, string>>> {
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

/** The support remote as its team has it on another machine, with one text changed. */
async function changedSupport(): Promise<string> {
  const checkout = await mkdtemp(join(tmpdir(), 'portal-team-'));
  const folder = join(checkout, 'mfe-support');
  await cp(join(root, 'mfe-support'), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)$/.test(path),
  });
  await symlink(join(root, 'mfe-support/node_modules'), join(folder, 'node_modules'));
  for (const file of ['tsconfig.base.json', 'tsconfig.browser.json'])
    await cp(join(root, file), join(checkout, file));
  const texts = join(folder, 'src/texts/en.json');
  const before = await readFile(texts, 'utf8');
  const after = before.replace('Choose a topic, or call us.', 'Choose a topic, or write to us.');
  expect(after).not.toBe(before);
  await writeFile(texts, after);
  return folder;
}

test('a changed support remote is built and released alone, is seen on the next load, and is rolled back', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  const assets = join(portal.site, 'assets');
  const before = await contentsOf(assets);
  await signIn(page, 'maria');
  await page.goto('/#/support/faq');
  await expect(page.getByText('Choose a topic, or call us.')).toBeVisible();

  const team = await changedSupport();
  try {
    await portal.run(['build'], team);
    await portal.run(['release'], team);
  } finally {
    await rm(join(team, '..'), { recursive: true, force: true });
  }
  const after = await contentsOf(assets);
  const added = Object.keys(after).filter((path) => !(path in before));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((path) => !path.startsWith('mfe-support/'))).toEqual([]);
  for (const [path, hash] of Object.entries(before)) expect(after[path], path).toBe(hash);

  await page.reload();
  await expect(page.getByText('Choose a topic, or write to us.')).toBeVisible();
  await page.goto('/#/leases/current');
  await expect(heading(page, 'All Leases')).toBeVisible();

  await portal.run(['rollback', 'mfe-support']);
  await page.goto('/#/support/faq');
  await page.reload();
  await expect(page.getByText('Choose a topic, or call us.')).toBeVisible();
  expect(await contentsOf(assets)).toEqual(after);
});
