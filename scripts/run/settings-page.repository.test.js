import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');
it('docs/settings.md has the settings of site and api as they are', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/settings-table.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
