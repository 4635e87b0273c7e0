import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSiteLock } from './site-lock.ts';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'portal-lock-'))));
afterEach(() => rmSync(site, { recursive: true, force: true }));

const claim = (pid: number, started: string) => `release.lock-${pid}-${started}-0`;

describe('the lock of a site', () => {
  it('lets one at a time in, and leaves nothing behind', async () => {
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

  it('clears away what a dead process left', async () => {
    writeFileSync(join(site, claim(999_999_999, '1')), '');
    await expect(withSiteLock(site, () => Promise.resolve('done'), 0)).resolves.toBe('done');
    expect(readdirSync(site)).toEqual([]);
  });

  it('clears away what a dead process left whose number another one has by now', async () => {
    writeFileSync(join(site, claim(process.pid, '1')), '');
    await expect(withSiteLock(site, () => Promise.resolve('done'), 0)).resolves.toBe('done');
  });

  it.each(['release.lock', 'release.lock-', 'release.lock-x-y-z'])(
    'is not held by %s, a file that names no process',
    async (name) => {
      writeFileSync(join(site, name), '');
      await expect(withSiteLock(site, () => Promise.resolve('done'), 0)).resolves.toBe('done');
    },
  );

  it('waits for a living process, names it when patience ends, and leaves its claim alone', async () => {
    writeFileSync(join(site, claim(process.pid, '')), '');
    await expect(withSiteLock(site, () => Promise.resolve('done'), 0)).rejects.toThrow(
      `Process ${process.pid} is changing the site in ${site}; try again later.`,
    );
    expect(readdirSync(site)).toEqual([claim(process.pid, '')]);
  });

  it('opens again after work that failed', async () => {
    await expect(withSiteLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withSiteLock(site, () => Promise.resolve('done'), 0)).resolves.toBe('done');
  });
});
