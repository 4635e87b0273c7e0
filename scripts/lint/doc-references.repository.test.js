import { join } from 'node:path';
import { brokenLinks, missingPaths, unknownScripts, unlinkedPages } from './doc-references.js';
import { sourceFiles } from './source-files.js';

const repository = join(__dirname, '../..');
const files = sourceFiles(repository);
const allPages = files.filter(({ path }) => path.endsWith('.md'));
const pages = allPages.map((page) => [page.path, page]);
const scripts = files
  .filter(({ path }) => path.endsWith('package.json'))
  .flatMap(({ text }) => Object.keys(JSON.parse(text).scripts ?? {}));

describe('the checks of what docs refer to', () => {
  const page = (text) => ({ path: 'docs/architecture.md', text });

  it('find a link to a missing file or heading', () => {
    const text =
      '[a](glossary.md) [b](missing.md) [c](../README.md#missing) [d](https://portal.example) [e](#here)';
    expect(brokenLinks(page(text), repository)).toEqual(['missing.md', '../README.md#missing', '#here']);
    expect(brokenLinks(page('[a](glossary.md#replaced)'), repository)).toEqual([]);
  });

  it('find a path that does not exist, and leave placeholders and builds out', () => {
    const text =
      '`shell/package.json` `shell/missing.ts` `mfe-*/missing.ts` `mfe-none/a.ts` `api/dist/a.js` `shared/<name>/x` `text/plain`';
    expect(missingPaths(page(text), repository)).toEqual(['shell/missing.ts']);
    const readme = { path: 'shell/README.md', text: '`src/main.tsx` `src/missing.ts`' };
    expect(missingPaths(readme, repository)).toEqual(['src/missing.ts']);
  });

  it('find a page under docs/ that no other page links to', () => {
    const planted = [
      { path: 'README.md', text: '[a](docs/a.md#part) [records](docs/decisions)' },
      { path: 'docs/a.md', text: '[itself](a.md) [b](b.md)' },
      { path: 'docs/b.md', text: '[here](#here)' },
      { path: 'docs/decisions/1.md', text: '' },
      { path: 'docs/alone.md', text: '# Alone\n[itself](alone.md) [a part](#alone) [docs](../docs)' },
      { path: 'docs/elsewhere.md', text: '' },
      { path: 'shell/README.md', text: '[another](https://portal.example/docs/elsewhere.md)' },
    ];
    expect(unlinkedPages(planted)).toEqual(['docs/alone.md', 'docs/elsewhere.md']);
  });

  it('find a script that no package.json has, in code only', () => {
    const text =
      'pnpm prose. `pnpm start` `npx pnpm@1.2.3 --filter @portal/api missing`\n```sh\nnpm run gone\n```\n';
    expect(unknownScripts(page(text), ['start'])).toEqual(['missing', 'gone']);
  });
});

describe.each(pages)('%s', (_, page) => {
  it('refers only to files, headings and scripts that exist', () => {
    expect({
      links: brokenLinks(page, repository),
      paths: missingPaths(page, repository),
      scripts: unknownScripts(page, scripts),
    }).toEqual({ links: [], paths: [], scripts: [] });
  });
});

describe('docs/', () => {
  it('has no page that no other page links to', () => {
    expect(unlinkedPages(allPages)).toEqual([]);
  });
});
