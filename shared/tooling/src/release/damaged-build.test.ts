import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readFiles } from '../build/built-files.ts';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { configure, release } from './index.ts';

let work: string;
let siteDir: string;
let active: string;
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'portal-damaged-build-'));
  siteDir = join(work, 'site');
  await release(siteDir, [shell(), leases('1')]);
  active = join(siteDir, 'assets/mfe-leases', basename(leases('1')));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const shell = () => builtShell(join(work, 'dist'));
const leases = (code: string) =>
  builtRemote({ dist: join(work, 'dist'), contract: sampleContract('mfe-leases'), code: code.repeat(600) });

const damages: readonly (readonly [string, () => void])[] = [
  ['lost its manifest', () => rmSync(join(active, 'remote.json'))],
  ['a manifest that is cut off', () => truncateSync(join(active, 'remote.json'), 20)],
  ['a manifest of another shape', () => writeFileSync(join(active, 'remote.json'), '{"workspace":7}')],
  ['lost its folder', () => rmSync(active, { recursive: true })],
];

describe.each(damages)('a build on the site that has %s', (_how, damage) => {
  it('is named with what helps', async () => {
    damage();
    const sentence = new RegExp(
      `^${active}.* can't be used: .+; restore ${active}, or check out the source of this build of mfe-leases, build it and release it again\\.$`,
    );
    await expect(configure(siteDir, { texts: { DEMO: '0' }, reset: false })).rejects.toThrow(sentence);
    await expect(release(siteDir, [leases('2')])).rejects.toThrow(sentence);
  });

  it('is mended when it is released again', async () => {
    const before = readFiles(active);
    damage();
    await release(siteDir, [leases('1')]);
    expect(readFiles(active)).toEqual(before);
    expect(await release(siteDir, [leases('2')])).toMatchObject({ status: 'released' });
  });

  it('gives way to another build in a release with the shell', async () => {
    damage();
    expect(await release(siteDir, [shell(), leases('2')])).toMatchObject({
      changes: [{ workspace: 'mfe-leases' }],
    });
  });
});

it.each(['lifecycles.1.js', 'lifecycles.1.js.br', 'lifecycles.1.js.gz'])(
  'a file %s that is cut off or overwritten is mended when its build is released again',
  async (name) => {
    const file = join(active, name);
    const whole = readFileSync(file);
    for (const damage of [
      () => truncateSync(file, statSync(file).size - 8),
      () => writeFileSync(file, Buffer.alloc(whole.length)),
      () => rmSync(file),
    ]) {
      damage();
      await release(siteDir, [leases('1')]);
      expect(existsSync(file) && readFileSync(file).equals(whole)).toBe(true);
    }
  },
);
