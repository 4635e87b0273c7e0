import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.js';

const repository = join(__dirname, '../..');
const requirements = readFileSync(join(repository, 'docs/requirements.md'), 'utf8');
const rows = [...requirements.matchAll(/^\| ([A-Z]+-\d+) /gm)].map(([, id]) => id);
const owners = [...new Set(rows.map((id) => id.replace(/-\d+$/, '')))];
const anyId = new RegExp(`\\b(?:${owners.join('|')})-\\d+\\b`, 'g');

/** The IDs in a text that docs/requirements.md has no row for. */
const unknownIds = (text) => (text.match(anyId) ?? []).filter((id) => !rows.includes(id));

describe('docs/requirements.md', () => {
  it('has each ID once', () => {
    expect(rows.filter((id, at) => rows.indexOf(id) !== at)).toEqual([]);
  });

  it('counts its rows correctly in its head', () => {
    const decisions = rows.filter((id) => id.startsWith('OP-')).length;
    expect(requirements).toContain(`\n${rows.length - decisions} requirements, ${decisions} decisions.\n`);
  });

  it('has a row for each ID that code, tests and docs name', () => {
    expect(unknownIds('PAY-22 and PAY-9999')).toEqual(['PAY-9999']);
    const unknown = sourceFiles(repository)
      .filter(({ path }) => !path.endsWith('requirement-ids.repository.test.js'))
      .flatMap(({ path, text }) => unknownIds(text).map((id) => `${path}: ${id}`));
    expect(unknown).toEqual([]);
  });
});
