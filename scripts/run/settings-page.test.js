import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVariables, withTable } from './settings-page.mjs';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/settings.md'), 'utf8');

/** The cells of a Markdown table's rows, without the padding that the formatter gives them. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('docs/settings.md has every setting of the site as the release tool prints it', () => {
  const printed = execFileSync(join(root, 'node_modules/.bin/portal'), ['settings'], { encoding: 'utf8' });
  const documented = rowsOf(page);
  expect(rowsOf(printed).length).toBeGreaterThan(10);
  for (const row of rowsOf(printed)) expect(documented).toContainEqual(row);
});

it('docs/settings.md has every setting that the api reads, and none that nobody reads', () => {
  const source = readFileSync(join(root, 'api/src/settings/settings-table.ts'), 'utf8');
  const site = execFileSync(join(root, 'node_modules/.bin/portal'), ['settings'], { encoding: 'utf8' });
  const read = [...source.matchAll(/^  ([A-Z_]+): /gm)].map(([, name]) => name);
  expect(new Set(documentedVariables(page))).toEqual(new Set([...read, ...documentedVariables(site)]));
});

it('withTable puts a table between its markers and nowhere else', () => {
  const of = (table) =>
    `a\n<!-- settings of the site: start -->\n\n${table}\n\n<!-- settings of the site: end -->\nb`;
  expect(withTable(of('old'), 'site', '| new |\n')).toBe(of('| new |'));
  expect(() => withTable(of('old'), 'api', '| new |')).toThrow('markers');
});
