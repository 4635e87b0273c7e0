import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell } from '../release/fixtures/built-folder.ts';
import { release } from '../release/index.ts';
import { printReleases, removeWorkspace, rollbackWorkspace } from './release.command.ts';

it.each([
  [rollbackWorkspace, 'portal rollback needs the name of a workspace'],
  [removeWorkspace, 'portal remove needs the name of a remote'],
])('%p takes exactly one name', async (command, needed) => {
  await expect(command([])).rejects.toThrow(`${needed}.`);
  await expect(command(['mfe-leases', 'mfe-support', 'shell'])).rejects.toThrow(
    `${needed}, and takes one at a time: mfe-support, shell must be another command.`,
  );
});

describe('portal releases', () => {
  let work: string;
  const environment = process.env;
  beforeEach(() => {
    work = mkdtempSync(join(tmpdir(), 'portal-releases-'));
    process.env = { ...environment, SITE_DIR: join(work, 'site') };
  });
  afterEach(() => {
    process.env = environment;
    jest.restoreAllMocks();
    rmSync(work, { recursive: true, force: true });
  });

  it('names the folder to which nothing was released, and a release whose record is damaged', async () => {
    const output = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await printReleases();
    await release(join(work, 'site'), [builtShell(join(work, 'dist'))]);
    await release(join(work, 'site'), [builtShell(join(work, 'dist'), '4.1.0')]);
    writeFileSync(join(work, 'site/releases/0001/builds.json'), '{');
    await printReleases();
    expect(output.mock.calls.flat()).toEqual([
      `Nothing has been released to ${join(work, 'site')} yet.`,
      expect.stringMatching(/^\* 0002 {2}shell [0-9a-f]{12}$/),
      '  0001  its builds.json is missing or damaged',
    ]);
  });
});
