import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReplacedTerms, readReplacedTerms } from './replaced-terms.js';
import { sourceFiles } from './source-files.js';

const repository = join(__dirname, '../..');
const glossary = readFileSync(join(repository, 'docs/glossary.md'), 'utf8');

const sample = `# Glossary

| term | meaning |
| --- | --- |
| \`oldest\` | not replaced |

## Replaced

| replaced | use |
| --- | --- |
| \`OldName\`, \`old…\`, \`…Old\`, \`old()\` | a new name |
| \`*-old.ts\` | \`*.new.ts\` |
| \`of old\` | earlier |
`;

const found = (text, path = 'a.ts') => findReplacedTerms(readReplacedTerms(sample), path, text);

describe('the replaced terms of a glossary', () => {
  it('are read from the table under "Replaced", with what to use', () => {
    expect(readReplacedTerms(sample)).toEqual([
      { term: 'OldName', use: 'a new name' },
      { term: 'old…', use: 'a new name' },
      { term: '…Old', use: 'a new name' },
      { term: 'old()', use: 'a new name' },
      { term: '*-old.ts', use: '`*.new.ts`' },
      { term: 'of old', use: 'earlier' },
    ]);
  });

  it('are found as whole identifiers, with the line and what to use', () => {
    expect(found('const a = 1;\nclass OldName {}\n')).toEqual(['a.ts:2 has "OldName": use a new name']);
    expect(found('const OldNames = [myOldName];\n')).toEqual([]);
  });

  it('are found as the beginning, the end or the call of an identifier', () => {
    expect(found('oldThing(); isOld; old();\n')).toHaveLength(3);
    expect(found('an old thing; older; bold(); fold; Old\n')).toEqual([]);
  });

  it('are found as phrases in any case and over the end of a line', () => {
    expect(found(' * Of\n * old times, of older\n// of\n// old\nof  old')).toHaveLength(3);
  });

  it('are not found in terms of the operating system', () => {
    const terms = [{ term: 'refused', use: 'rejected' }];
    expect(findReplacedTerms(terms, 'a.ts', 'connection refused, ECONNREFUSED')).toEqual([]);
    expect(findReplacedTerms(terms, 'a.ts', 'Connection refused\na refused card')).toEqual([
      'a.ts:2 has "refused": use rejected',
    ]);
  });

  it('are found in names of files', () => {
    expect(found('', 'ui/button-old.tsx')).toEqual(['ui/button-old.tsx is named *-old.ts: use `*.new.ts`']);
    expect(found('', 'ui/button-old.test.ts')).toHaveLength(1);
    expect(found('', 'ui/button-older.ts')).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  it('lists terms that are all found where they are planted', () => {
    const terms = readReplacedTerms(glossary);
    expect(terms.length).toBeGreaterThan(80);
    for (const { term } of terms) {
      const planted = term.replace(/^…/, 'my').replace(/…$/, 'Thing').replace('*', 'a');
      expect([term, findReplacedTerms(terms, planted, planted)]).not.toEqual([term, []]);
    }
  });
});

describe('the repository', () => {
  // The list itself, the specification's wording, what a database has run already, and this test's planted terms.
  const mayName = [
    /^docs\/(glossary|requirements)\.md$/,
    /^api\/(migrations\/|src\/store\/migrations\.test\.ts$)/,
    /^scripts\/lint\/replaced-terms\./,
  ];

  it('has no replaced term left', () => {
    const terms = readReplacedTerms(glossary);
    const files = sourceFiles(repository).filter(({ path }) => !mayName.some((name) => name.test(path)));
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap(({ path, text }) => findReplacedTerms(terms, path, text))).toEqual([]);
  });
});
