import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedVariables, withSettings } from './readme.mjs';

const root = join(__dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The cells of a Markdown table's rows, without the padding that the formatter gives them. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('the README has every setting of the site as the release tool prints it', () => {
  const printed = execFileSync(join(root, 'node_modules/.bin/portal'), ['settings'], { encoding: 'utf8' });
  const documented = rowsOf(readme);
  expect(rowsOf(printed).length).toBeGreaterThan(10);
  for (const row of rowsOf(printed)) expect(documented).toContainEqual(row);
});

it('the README has every setting that the api reads, and none that nobody reads', () => {
  const source = readFileSync(join(root, 'api/src/settings/settings.ts'), 'utf8');
  const site = execFileSync(join(root, 'node_modules/.bin/portal'), ['settings'], { encoding: 'utf8' });
  const read = [...source.matchAll(/read\('([A-Z_]+)'\)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'NODE_ENV');
  expect(new Set(documentedVariables(readme))).toEqual(new Set([...read, ...documentedVariables(site)]));
});

it('withSettings puts the table between its markers and nowhere else', () => {
  const text = 'a\n<!-- settings:start -->\nold\n<!-- settings:end -->\nb';
  expect(withSettings(text, '| new |')).toBe(
    'a\n<!-- settings:start -->\n\n| new |\n\n<!-- settings:end -->\nb',
  );
  expect(() => withSettings('no markers', '')).toThrow('markers');
});
