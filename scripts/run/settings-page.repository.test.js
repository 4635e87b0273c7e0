import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withTable } from './settings-page.mjs';

const root = join(__dirname, '../..');
const page = (table) =>
  `a\n<!-- settings of the site: start -->\n\n${table}\n\n<!-- settings of the site: end -->\nb`;

it('withTable puts a table between its markers and nowhere else', () => {
  expect(withTable(page('old'), 'site', '| new |\n')).toBe(page('| new |'));
  expect(() => withTable(page('old'), 'api', '| new |')).toThrow('markers');
});

it('docs/settings.md has the settings of site and api as they are', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/settings-table.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});
