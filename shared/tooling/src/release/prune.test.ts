import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles } from '../build/built-files.ts';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { listReleases, prune, release, rollback } from './index.ts';

let work: string;
let siteDir: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'portal-prune-'));
  siteDir = join(work, 'site');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const build = (name: `mfe-${string}`, code: string) =>
  builtRemote({ dist: join(work, 'dist'), contract: sampleContract(name), code });
const nameOf = (folder: string) => folder.split('/').at(-1) ?? '';
const buildsOf = (workspace: string) => readdirSync(join(siteDir, 'assets', workspace)).sort();

it('prune keeps the newest releases, the active builds and those that a rollback reaches', async () => {
  const support = build('mfe-support', '1');
  await release(siteDir, [builtShell(join(work, 'dist')), build('mfe-leases', '1'), support]);
  const later: string[] = [];
  for (const code of ['2', '3', '4']) {
    const folder = build('mfe-leases', code);
    later.push(nameOf(folder));
    await release(siteDir, [folder]);
  }
  const pruned = await prune(siteDir, 2);
  expect(pruned.releases).toEqual(['0001', '0002']);
  expect(pruned.builds).toHaveLength(2);
  expect(pruned.bytes).toBeGreaterThan(1000);
  expect(listReleases(siteDir).map(({ id }) => id)).toEqual(['0004', '0003']);
  expect(buildsOf('mfe-leases')).toEqual(later.slice(1).sort());
  expect(buildsOf('mfe-support')).toEqual([nameOf(support)]);
  const page = readFileSync(join(siteDir, 'current/index.html'), 'utf8');
  for (const [, address = ''] of page.matchAll(/"(\/assets\/[^"]+\.\w+)"/g))
    expect([address, existsSync(join(siteDir, address))]).toEqual([address, true]);
});

it('prune removes files of brands that no release names, with their compressed forms, and no others', async () => {
  await release(siteDir, [builtShell(join(work, 'dist')), build('mfe-leases', '1')]);
  const brand = join(siteDir, 'assets/brand');
  const before = [...readFiles(brand).keys()];
  for (const name of ['brand.0000000000000000.css', 'brand.0000000000000000.css.br'])
    writeFileSync(join(brand, 'fernway', name), 'old');
  await prune(siteDir, 1);
  expect([...readFiles(brand).keys()]).toEqual(before);
});

it('prune keeps the active release when it is not among the newest', async () => {
  await release(siteDir, [builtShell(join(work, 'dist')), build('mfe-leases', '1')]);
  await release(siteDir, [build('mfe-leases', '2')]);
  await rollback(siteDir, 'mfe-leases');
  await prune(siteDir, 1);
  expect(listReleases(siteDir)).toHaveLength(1);
  expect(buildsOf('mfe-leases')).toHaveLength(1);
});

it('rollback goes to the newest build that prune has left, and says so when there is none', async () => {
  await release(siteDir, [builtShell(join(work, 'dist')), build('mfe-leases', '1')]);
  await release(siteDir, [build('mfe-leases', '2')]);
  await prune(siteDir, 1);
  await expect(rollback(siteDir, 'mfe-leases')).rejects.toThrow(
    'mfe-leases has no earlier release to go back to;',
  );
});

it('prune says that there is nothing to remove where nothing was released', async () => {
  await expect(prune(siteDir, 1)).rejects.toThrow('There is no released site in');
});
