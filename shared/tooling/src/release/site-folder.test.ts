import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { configure, listReleases, prune, release, remove, rollback, siteFolder } from './index.ts';

let work: string;
let siteDir: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'portal-site-folder-'));
  siteDir = join(work, 'site');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const shell = () => builtShell(join(work, 'dist'));
const leases = (code: string) =>
  builtRemote({ dist: join(work, 'dist'), contract: sampleContract('mfe-leases'), code });
const pointTo = (id: string) => {
  rmSync(join(siteDir, 'current'));
  symlinkSync(`releases/${id}`, join(siteDir, 'current'));
};

const commands = {
  release: () => release(siteDir, [shell(), leases('4')]),
  configure: () => configure(siteDir, { texts: { DEMO: '0' }, reset: false }),
  rollback: () => rollback(siteDir, 'mfe-leases'),
  remove: () => remove(siteDir, 'mfe-leases'),
  releases: async () => listReleases(siteDir),
  prune: () => prune(siteDir, 1),
};
const names = Object.keys(commands) as (keyof typeof commands)[];

describe('a site whose active release is lost is no new site', () => {
  beforeEach(async () => {
    await release(siteDir, [shell(), leases('1')]);
    await release(siteDir, [leases('2')]);
    await release(siteDir, [leases('3')]);
  });
  const missing = () => `The active release of the site in ${siteDir} is missing: `;

  it.each(names)('for %s: the folder that current points to is gone', async (name) => {
    rmSync(join(siteDir, 'releases/0003'), { recursive: true });
    await expect(commands[name]()).rejects.toThrow(
      `${missing()}restore ${join(siteDir, 'releases/0003')}, or point \`current\` at releases/0002.`,
    );
  });

  it.each(names)('for %s: the release has lost its record', async (name) => {
    rmSync(join(siteDir, 'current/builds.json'));
    await expect(commands[name]()).rejects.toThrow(
      `${missing()}restore ${join(siteDir, 'releases/0003/builds.json')}, or point \`current\` at releases/0002.`,
    );
  });

  it.each(names)('for %s: there is no current', async (name) => {
    rmSync(join(siteDir, 'current'));
    await expect(commands[name]()).rejects.toThrow(`${missing()}point \`current\` at releases/0003.`);
    expect(existsSync(join(siteDir, 'current'))).toBe(false);
  });

  it.each(names)('for %s: its record is cut off', async (name) => {
    writeFileSync(join(siteDir, 'current/builds.json'), '{"id":\n');
    await expect(commands[name]()).rejects.toThrow(
      `${join(siteDir, 'releases/0003/builds.json')} can't be used: it is not JSON; restore ${join(siteDir, 'releases/0003/builds.json')}, or point \`current\` at releases/0002.`,
    );
  });

  it('and the way out that the sentence names keeps the builds that rollback reaches', async () => {
    rmSync(join(siteDir, 'releases/0003'), { recursive: true });
    pointTo('0002');
    await commands.release();
    await rollback(siteDir, 'mfe-leases');
    await rollback(siteDir, 'mfe-leases');
    expect(listReleases(siteDir).find(({ isActive }) => isActive)?.builds).toMatchObject({
      'mfe-leases': leases('1').split('/').at(-1),
    });
  });

  it('and nothing of it is served', () => {
    rmSync(join(siteDir, 'current'));
    expect(() => siteFolder(siteDir).activeFolder()).toThrow(missing());
  });
});

it('a first release that ended before it was activated is followed by another first one', async () => {
  await release(siteDir, [shell(), leases('1')]);
  rmSync(join(siteDir, 'current'));
  await release(siteDir, [shell(), leases('1')]);
  expect(readlinkSync(join(siteDir, 'current'))).toBe('releases/0002');
});

it('a release that is not active and has a damaged record keeps no other one from releases and prune', async () => {
  await release(siteDir, [shell(), leases('1')]);
  await release(siteDir, [leases('2')]);
  await release(siteDir, [leases('3')]);
  writeFileSync(join(siteDir, 'releases/0002/builds.json'), '{');
  expect(listReleases(siteDir).map(({ id, builds }) => [id, builds === null])).toEqual([
    ['0003', false],
    ['0002', true],
    ['0001', false],
  ]);
  expect((await prune(siteDir, 2)).releases).toEqual(['0001']);
  const page = readFileSync(join(siteDir, 'releases/0002/index.html'), 'utf8');
  for (const [, address = ''] of page.matchAll(/"(\/assets\/[^"]+\.\w+)"/g))
    expect([address, existsSync(join(siteDir, address))]).toEqual([address, true]);
});

it.each(names)('a copy in which current is a folder is named by %s, and served', async (name) => {
  await release(siteDir, [shell(), leases('1')]);
  await release(siteDir, [leases('2')]);
  const copy = join(work, 'copy');
  cpSync(siteDir, copy, { recursive: true, dereference: true });
  siteDir = copy;
  await expect(commands[name]()).rejects.toThrow(
    `\`current\` in ${copy} must be a link to releases/0002: make it one again.`,
  );
  expect(siteFolder(copy).activeFolder()).toBe(join(copy, 'current'));
});

describe('a site that this user may not read', () => {
  /** Runs as a user who may read nothing in `work`: root may read everything. */
  const asAnother = (step: () => unknown) => () => {
    const isRoot = process.geteuid?.() === 0;
    chmodSync(work, 0o000);
    if (isRoot) process.seteuid?.(65_534);
    try {
      return step();
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(work, 0o700);
    }
  };

  it('is not taken for one that was never released', async () => {
    await release(siteDir, [shell(), leases('1')]);
    const sentence = `This user can't read ${join(siteDir, 'current')}: `;
    expect(asAnother(() => siteFolder(siteDir).activeFolder())).toThrow(sentence);
    expect(asAnother(() => listReleases(siteDir))).toThrow(sentence);
  });
});

it('a folder without releases is a new site, also one with an empty folder of releases', async () => {
  mkdirSync(join(siteDir, 'releases'), { recursive: true });
  expect(listReleases(siteDir)).toEqual([]);
  expect(await commands.configure()).toEqual({ status: 'waiting' });
  await commands.release();
  expect(readlinkSync(join(siteDir, 'current'))).toBe('releases/0001');
});
