import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuilt } from './build-artifact.ts';
import { builtRemote, sampleContract } from './fixtures/built-folder.ts';
import { siteFolder } from './site-folder.ts';
import { addArtifact } from './site-writer.ts';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'portal-site-writer-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

it('a release that lost its lock while it compressed adds no file to the site', async () => {
  const folder = builtRemote({
    dist: join(work, 'dist'),
    contract: sampleContract('mfe-leases'),
    code: '1',
  });
  const lost = new Error('The lock was lost.');
  const lock = {
    assertHeld() {
      throw lost;
    },
    workFolder: join(work, 'none'),
  };
  const site = join(work, 'site');
  await expect(addArtifact(siteFolder(site), readBuilt(folder), lock)).rejects.toBe(lost);
  expect(existsSync(site) ? readdirSync(site) : []).toEqual([]);
});
