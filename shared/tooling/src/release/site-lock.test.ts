import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSiteLock } from './site-lock.ts';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'portal-lock-'))));
afterEach(() => rmSync(site, { recursive: true, force: true }));

const lockOfAnother = () => join(site, 'release.lock');
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

  it('takes over the lock of a process that has died', async () => {
    mkdirSync(lockOfAnother());
    const aMinuteAgo = Date.now() / 1000 - 60;
    utimesSync(lockOfAnother(), aMinuteAgo, aMinuteAgo);
    expect(await withSiteLock(site, done, 0)).toBe('done');
    expect(readdirSync(site)).toEqual([]);
  });

  it('waits for another process, says so when patience ends, and leaves its lock alone', async () => {
    mkdirSync(lockOfAnother());
    await expect(withSiteLock(site, done, 0)).rejects.toThrow(
      `Another release is changing the site in ${site}: try again when it has ended.`,
    );
    expect(readdirSync(site)).toEqual(['release.lock']);
    const waiting = withSiteLock(site, done);
    rmdirSync(lockOfAnother());
    expect(await waiting).toBe('done');
  });

  it('is free again after work that failed', async () => {
    await expect(withSiteLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withSiteLock(site, done, 0)).toBe('done');
  });

  it('lets work go on that still has the lock', async () => {
    expect(await withSiteLock(site, async (assertLocked) => assertLocked())).toBeUndefined();
  });
});
