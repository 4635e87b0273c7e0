import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = join(root, 'api/test/simulation/planted-bugs');
const patches = readdirSync(folder);

describe('the planted bugs of the simulation', () => {
  it('are at least twenty', () => {
    expect(patches.length).toBeGreaterThanOrEqual(20);
  });

  it('can be planted in the api as it is', () => {
    const apply = (patch) =>
      execFileSync('git', ['apply', '--check', '--directory=api', join(folder, patch)], {
        cwd: root,
        stdio: 'pipe',
      });
    for (const patch of patches) expect(() => apply(patch)).not.toThrow();
  });
});
