import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as aria from './aria.ts';
import * as core from './index.ts';

const reExport = /^export \{[^}]+\} from '(\.[^']+)';$/gm;

/**
 * A remote's build takes these entry points from the page, also where the kit imports one of their files by its path
 * (`shared/tooling/src/webpack/shared-kit-files.ts`). A name that the entry point left out would be undefined there.
 */
describe.each([
  ['index.ts', core],
  ['aria.ts', aria],
])('the shared entry point %s', (name, entryPoint) => {
  const source = readFileSync(join(__dirname, name), 'utf8');
  const files = [...source.matchAll(reExport)].map(([, path = '']) => path);

  it.each(files)('exports every value of %s', async (file) => {
    const values = (await import(file)) as object;
    expect(Object.keys(entryPoint)).toEqual(expect.arrayContaining(Object.keys(values)));
  });
});
