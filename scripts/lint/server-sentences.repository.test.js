import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsaidSentences } from './server-sentences.js';
import { sourceFiles } from './source-files.js';

const root = join(import.meta.dirname, '../..');

const unsaid = (code, table) => unsaidSentences([{ path: 'api/src/leases/x.ts', text: code }], table);

describe('the sentences of the api', () => {
  it('are found where a table of another language does not have them', () => {
    const table = { 'The card was lost.': '', 'Wait {count} days.': '' };
    expect(unsaid("fail('The card was lost.'); fail(`Wait ${days} days.`);", table)).toEqual([]);
    expect(unsaid("fail('The card was lost. Look for it.')", table)).toEqual([
      'api/src/leases/x.ts: The card was lost. Look for it.',
    ]);
    expect(unsaid('fail(`The ${what} was lost.`)', table)).toEqual([]);
    expect(unsaid('fail(`Call ${phone} now.`)', table)).toEqual(['api/src/leases/x.ts: Call {} now.']);
    expect(unsaid("throw new Error('The row (a b) was lost.'); // It's 'Not said aloud.'", table)).toEqual(
      [],
    );
  });

  it('SHARED-69 (OP-95): all have their Spanish', () => {
    const file = join(root, 'shared/api-contract/src/sentences/server-sentences.es.json');
    expect(unsaidSentences(sourceFiles(root), JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
