import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(__dirname, '../..');

/** The words that the spelling check reports in a file of this text. */
function unknownWords(text) {
  const cspell = join(repository, 'node_modules/cspell/bin.mjs');
  const args = [cspell, 'stdin://docs/sample.md', '--words-only', '--no-progress', '--no-summary'];
  return spawnSync(process.execPath, args, { cwd: repository, input: text, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');
}

// Made here, so that this file itself has no typing error.
const typo = 'receive'.replace('ei', 'ie');

describe('the spelling check', () => {
  it('reports a typing error in prose and inside an identifier, and no correct word', () => {
    const correct = 'The catalogue authorises, the color is centered: Payliance, pglite.\n';
    const wrong = `They ${typo} a payment through \`${typo}Payment\`.\n`;
    expect(unknownWords(correct + wrong)).toEqual([typo, typo]);
  });
});

describe.each(['portal-terms', 'sample-data'])('the dictionary %s', (name) => {
  it('has one word a line, sorted, none twice', () => {
    const words = readFileSync(join(repository, '.cspell', `${name}.txt`), 'utf8')
      .trimEnd()
      .split('\n');
    const sorted = [...new Set(words)].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'));
    expect(words).toEqual(sorted);
    expect(words.every((word) => /^\S+$/.test(word))).toBe(true);
  });
});
