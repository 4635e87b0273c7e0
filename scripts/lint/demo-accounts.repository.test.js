import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => readFileSync(join(__dirname, '../..', path), 'utf8');

/** The names of the accounts that the seed's list makes. */
const seededAccounts = (code) =>
  [...code.matchAll(/^ {2}(?:customer|staff)\('([a-z]+)'/gm)].map(([, name]) => name);

/** The names in the first column of a page's tables. */
const listedAccounts = (page) => [...page.matchAll(/^\| `([a-z]+)` /gm)].map(([, name]) => name);

describe('docs/demo-accounts.md', () => {
  it('is compared with the accounts of the seed by name', () => {
    const code =
      "const people = [\n  customer('ann', 'Ann'),\n  staff('bob', 'Bob', { guard: 'store' }),\n];";
    expect(seededAccounts(code)).toEqual(['ann', 'bob']);
    expect(listedAccounts('| account |\n| --- |\n| `ann` | pays `late` |\n')).toEqual(['ann']);
  });

  it('has each account of the seed once, and no other', () => {
    const seeded = seededAccounts(read('api/src/seed/people.ts'));
    expect(seeded).toContain('maria');
    expect(listedAccounts(read('docs/demo-accounts.md')).sort()).toEqual(seeded.sort());
  });
});
