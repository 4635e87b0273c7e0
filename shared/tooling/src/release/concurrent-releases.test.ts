import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRelease } from '@portal/platform/contract';
import { integrityOf } from '../build/built-files.ts';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { listReleases, release } from './index.ts';

const releaseOnce = join(__dirname, 'fixtures/release-once.ts');

/** Long enough for a process that waits for a processor, ms. */
const leaseMs = 4_000;

/** Each release runs in a PID namespace of its own, as in a container, where this machine allows that. */
const ownNamespace =
  [
    ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
    ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ].find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0) ?? [];

let work: string;
beforeEach(() => (work = mkdtempSync(join(tmpdir(), 'portal-concurrent-'))));
afterEach(() => rmSync(work, { recursive: true, force: true }));

const siteDir = () => join(work, 'site');
const build = (name: `mfe-${string}`, code: string) =>
  builtRemote({ dist: join(work, name), contract: sampleContract(name), code });

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Releases a build in a process; `killAfterMs` kills it at that time, wherever it is. */
function releasing(folder: string, killAfterMs?: number): Promise<Ended> {
  const [program = '', ...args] = [
    ...ownNamespace,
    ...[process.execPath, '--import', 'tsx', releaseOnce, folder, String(leaseMs)],
  ];
  const child = spawn(program, args, { env: { ...process.env, SITE_DIR: siteDir() } });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (output += String(part)));
  child.stderr.on('data', (part: Buffer) => (errors += String(part)));
  const killing =
    killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearTimeout(killing);
      resolve({ status, output, errors });
    });
  });
}

const teams = ['mfe-leases', 'mfe-support'] as const;

it('twenty releases of two teams at once, of which some are killed, lose and tear nothing', async () => {
  await release(siteDir(), [builtShell(join(work, 'dist')), ...teams.map((name) => build(name, 'first'))]);
  const started = Array.from({ length: 20 }, (_, index) => {
    const team = teams[index % 2] ?? 'mfe-leases';
    const folder = build(team, `${team} ${index}`);
    // Every fourth one is killed at another time between its start and its end.
    return { team, folder, ended: releasing(folder, index % 4 === 3 ? 700 + index * 250 : undefined) };
  });
  const ended = await Promise.all(started.map(async (one) => ({ ...one, ...(await one.ended) })));
  const left = ended.filter((_, index) => index % 4 !== 3);
  expect(left.filter(({ status }) => status !== 0).map(({ errors }) => errors)).toEqual([]);

  const site = siteDir();
  const record = JSON.parse(readFileSync(join(site, 'current/builds.json'), 'utf8')) as {
    builds: Record<string, string[]>;
  };
  for (const { team, folder } of left) expect(record.builds[team]).toContain(folder.split('/').at(-1));
  const ids = listReleases(site).map(({ id }) => id);
  for (const { output } of left) expect(ids).toContain(output);
  expect(new Set(left.map(({ output }) => output)).size).toBe(left.length);

  const active = parseRelease(JSON.parse(readFileSync(join(site, 'current/release.json'), 'utf8')));
  for (const [address, integrity] of Object.entries(active.integrity))
    expect([address, integrityOf(readFileSync(join(site, address)))]).toEqual([address, integrity]);
}, 240_000);
