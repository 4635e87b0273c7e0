import fs, { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holderOf, retireLease, takeLease, type Lease } from './lease.ts';
import { withSiteLock } from './site-lock.ts';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'portal-lock-'))));
afterEach(() => rmSync(site, { recursive: true, force: true }));

const tokens = new Map<Lease, string>();

/** The lease as another process would have it: nobody here renews it. */
function leaseOfAnother(): Lease {
  const lease = takeLease(site, 60_000);
  if (!lease) throw new Error('The lease is taken');
  tokens.set(lease, holderOf(site)?.token ?? '');
  return lease;
}
const tokenOf = (lease: Lease) => tokens.get(lease) ?? '';
const done = () => Promise.resolve('done');

describe('the lock of a site', () => {
  it('runs one work at a time, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    const work = () =>
      withSiteLock(site, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await Promise.resolve();
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 8 }, work));
    expect(most).toBe(1);
    expect(readdirSync(site)).toEqual([]);
  });

  it('waits for another holder, says so when patience ends, and leaves its lease alone', async () => {
    const other = leaseOfAnother();
    await expect(withSiteLock(site, done, { leaseMs: 60_000, patienceMs: 0 })).rejects.toThrow(
      `Another release is changing the site in ${site}: try again when it has ended.`,
    );
    expect(other.renew()).toBe(true);
    const waiting = withSiteLock(site, done);
    other.end();
    expect(await waiting).toBe('done');
    expect(readdirSync(site)).toEqual([]);
  });

  it('takes over the lease of a holder that has died, and the dead one can change nothing any more', async () => {
    const dead = leaseOfAnother();
    expect(await withSiteLock(site, done, { leaseMs: 200, patienceMs: 60_000 })).toBe('done');
    expect(dead.renew()).toBe(false);
    const next = leaseOfAnother();
    dead.end();
    retireLease(site, tokenOf(dead));
    expect(next.renew()).toBe(true);
  });

  it('does not take over the lease of a holder that renews it', async () => {
    const other = leaseOfAnother();
    const renewal = setInterval(() => other.renew(), 50);
    await expect(withSiteLock(site, done, { leaseMs: 400, patienceMs: 1_500 })).rejects.toThrow(
      'Another release is changing the site',
    );
    clearInterval(renewal);
  });

  it('tells a release that stood still for too long that its lock was lost, and leaves the next one alone', async () => {
    const token = () => holderOf(site)?.token ?? '';
    await expect(
      withSiteLock(site, async (lock) => {
        retireLease(site, token());
        leaseOfAnother();
        lock.assertHeld();
      }),
    ).rejects.toThrow(`The lock of the site in ${site} was lost`);
    expect(holderOf(site)).toBeDefined();
  });

  it('moves nothing into place any more for a release that stood still right before that step', async () => {
    const place = join(site, 'current');
    await expect(
      withSiteLock(site, async ({ assertHeld, workFolder }) => {
        writeFileSync(join(workFolder, 'current'), 'of this release');
        assertHeld();
        retireLease(site, holderOf(site)?.token ?? '');
        leaseOfAnother();
        renameSync(join(workFolder, 'current'), place);
      }),
    ).rejects.toThrow('was lost');
    expect(existsSync(place)).toBe(false);
  });

  it('removes what a lost lease has prepared before its next holder begins', () => {
    const dead = leaseOfAnother();
    writeFileSync(join(dead.workFolder, 'current'), 'of a dead release');
    retireLease(site, tokenOf(dead));
    leaseOfAnother();
    const files = readdirSync(site, { recursive: true }).map(String);
    expect(files.filter((file) => file.endsWith('current'))).toEqual([]);
    expect(files.some((file) => file.endsWith(`${tokenOf(dead)}.retired`))).toBe(true);
  });

  it('says that the lock was lost, and not what failed because of that', async () => {
    await expect(
      withSiteLock(site, () => {
        retireLease(site, holderOf(site)?.token ?? '');
        throw new Error('ENOENT: no such file or directory, rename');
      }),
    ).rejects.toThrow('was lost');
  });

  it.each(['ENOSPC', 'EDQUOT'])('says in a sentence that there is no space left after %s', async (code) => {
    const full = Object.assign(new Error(`${code}: write`), { code });
    await expect(withSiteLock(site, () => Promise.reject(full))).rejects.toThrow(
      `There is no space left for the site in ${site}: make some, such as by deleting the oldest folders in its releases/ by hand, never the one that \`current\` points to, and run the command again; portal prune then makes more.`,
    );
    expect(await withSiteLock(site, done)).toBe('done');
  });

  it.each(['mkdirSync', 'writeFileSync'] as const)(
    'leaves nothing behind when the disk is full at its %s',
    async (step) => {
      const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      const original = fs[step] as (...args: unknown[]) => unknown;
      jest.spyOn(fs, step).mockImplementation((...args: unknown[]) => {
        // A full disk may have a place for the name of a file, and none for its content.
        original(...args);
        if (String(args[0]).includes('release.lock')) throw full;
        return undefined;
      });
      await expect(withSiteLock(site, done)).rejects.toThrow('There is no space left for the site');
      jest.restoreAllMocks();
      expect(readdirSync(site)).toEqual([]);
    },
  );

  it('is free again after work that failed', async () => {
    await expect(withSiteLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withSiteLock(site, done)).toBe('done');
  });

  it('lets work go on that still has the lock', async () => {
    expect(await withSiteLock(site, async (lock) => lock.assertHeld())).toBeUndefined();
  });
});
