import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseRelease } from '@portal/platform/contract';
import { integrityOf } from '../build/built-files.ts';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { hasOwnNamespaces, releaseAll } from './fixtures/releasing-team.ts';
import { listReleases, release } from './index.ts';

const teams = ['mfe-leases', 'mfe-support'] as const;

const releasesOfTeam = 20;

/** Determines when processes are killed; the test's name prints it, so that a failed run can be repeated. */
const seed = Number(process.env['KILLED_RELEASE_SEED']) || randomInt(1, 1_000_000);

const where = hasOwnNamespaces
  ? 'each in a PID namespace of its own'
  : 'in ONE PID namespace, because this machine does not allow unshare';

let work: string;
beforeEach(() => (work = mkdtempSync(join(tmpdir(), 'portal-concurrent-'))));
afterEach(() => rmSync(work, { recursive: true, force: true }));

it(`two teams that release twenty builds each at the same time, ${where}, lose and tear nothing when they are killed (KILLED_RELEASE_SEED=${seed})`, async () => {
  const site = join(work, 'site');
  const build = (name: (typeof teams)[number], code: string) =>
    builtRemote({ dist: join(work, name), contract: sampleContract(name), code });
  await release(site, [builtShell(join(work, 'dist')), ...teams.map((name) => build(name, 'first'))]);
  const released = await Promise.all(
    teams.map(async (team, at) => {
      const folders = Array.from({ length: releasesOfTeam }, (_, index) => build(team, `build ${index}`));
      return { team, folders, ...(await releaseAll(site, folders, randomFrom(seed + at))) };
    }),
  );

  const record = JSON.parse(readFileSync(join(site, 'current/builds.json'), 'utf8')) as {
    builds: Record<string, string[]>;
  };
  const inTheList = listReleases(site).map(({ id }) => id);
  for (const { team, folders, told, kills } of released) {
    expect(kills).toBeGreaterThan(0);
    expect(record.builds[team]).toEqual(folders.map((folder) => basename(folder)).toReversed());
    expect(inTheList).toEqual(expect.arrayContaining(told.map(({ id }) => id)));
  }
  const made = released.flatMap(({ told }) => told.filter(({ isNew }) => isNew).map(({ id }) => id));
  expect(new Set(made).size).toBe(made.length);

  const active = parseRelease(JSON.parse(readFileSync(join(site, 'current/release.json'), 'utf8')));
  for (const [address, integrity] of Object.entries(active.integrity))
    expect([address, integrityOf(readFileSync(join(site, address)))]).toEqual([address, integrity]);
}, 240_000);

/** Returns a generator of numbers from 0 to 1, the same ones for a seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
