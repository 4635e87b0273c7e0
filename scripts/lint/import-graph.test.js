import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createSampleRepository } from './sample-repository.fixture.js';

const root = join(__dirname, '../..');

let cruiser;
let ended;
beforeAll(() => {
  cruiser = fork(join(__dirname, 'cruise-samples.fixture.mjs'));
  ended = once(cruiser, 'exit');
});
afterAll(() => cruiser.kill());

/** Resolves to the names of the rules that the sample repository breaks with these files. */
async function brokenRules(added, config = '.dependency-cruiser.cjs') {
  const repository = createSampleRepository();
  try {
    repository.write(
      'tsconfig.base.json',
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }',
    );
    for (const [path, text] of Object.entries(added)) repository.write(path, text);
    cruiser.send({ root: repository.root, config: join(root, config) });
    const [answer] = await Promise.race([once(cruiser, 'message'), ended]);
    if (!Array.isArray(answer)) throw new Error('dependency-cruiser failed: what it says is above.');
    return answer;
  } finally {
    repository.remove();
  }
}

describe('the rules of the import graph', () => {
  it('finds nothing in a repository that breaks no rule', async () => {
    expect(await brokenRules({ 'shell/src/app.tsx': "import '@portal/domain';\n" })).toEqual([]);
  });

  it('rejects a cycle, also one of types', async () => {
    expect(
      await brokenRules({
        'shell/src/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
        'shell/src/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
      }),
    ).toEqual(['no-cycle']);
  });

  it('rejects a package that the workspace does not declare', async () => {
    const found = await brokenRules({
      'node_modules/left/package.json': '{"name":"left","version":"1.0.0","main":"index.js"}',
      'node_modules/left/index.js': '',
      'shell/src/app.tsx': "import 'left';\n",
    });
    expect(found).toEqual(['declared-packages-only']);
  });

  it('rejects an import that leads nowhere, or past the exports of a package', async () => {
    expect(await brokenRules({ 'shell/src/app.tsx': "import './missing.ts';\n" })).toEqual([
      'resolvable-only',
    ]);
    expect(
      await brokenRules({ 'shell/src/app.tsx': "import '@portal/domain/src/money/cents.ts';\n" }),
    ).toContain('resolvable-only');
  });

  it('rejects Node core in code for a page, and allows it in the api', async () => {
    expect(await brokenRules({ 'mfe-auth/src/login/a.ts': "import 'node:fs';\n" })).toEqual([
      'no-node-in-browser-code',
    ]);
    expect(await brokenRules({ 'shared/domain/src/a.ts': "import 'node:path';\n" })).toEqual([
      'no-node-in-browser-code',
    ]);
    expect(await brokenRules({ 'api/src/a.ts': "import 'node:fs';\n" })).toEqual([]);
  });

  it('rejects test support in code that is shipped', async () => {
    expect(await brokenRules({ 'mfe-auth/src/login/a.ts': "import '@portal/testing';\n" })).toContain(
      'no-test-in-shipped-code',
    );
    const fixtures = { 'mfe-auth/src/fixtures/b.ts': "import '@portal/testing';\n" };
    expect(await brokenRules(fixtures)).toEqual([]);
    expect(
      await brokenRules({ ...fixtures, 'mfe-auth/src/login/a.ts': "import '../fixtures/b.ts';\n" }),
    ).toEqual(['no-test-in-shipped-code']);
  });

  it('rejects samples and planned routes in code that is shipped', async () => {
    for (const file of ['remote.samples.ts', 'remote.planned.ts']) {
      const added = { [`mfe-auth/${file}`]: '', 'mfe-auth/src/login/a.ts': `import '../../${file}';\n` };
      expect(await brokenRules(added)).toEqual(['no-test-in-shipped-code']);
    }
  });
});

describe('the rule of the import graph of folders', () => {
  const brokenByFolders = (added) => brokenRules(added, '.dependency-cruiser.folders.cjs');
  const one = {
    'shell/src/frame/frame.ts': "import '../session/session.ts';\n",
    'shell/src/session/session.ts': 'export const session = 1;\n',
  };

  it('rejects two folders that import each other through different files', async () => {
    const back = {
      'shell/src/session/other.ts': "import '../frame/part.ts';\n",
      'shell/src/frame/part.ts': 'export const part = 1;\n',
    };
    expect(await brokenByFolders(one)).toEqual([]);
    expect(await brokenRules({ ...one, ...back })).toEqual([]);
    expect(await brokenByFolders({ ...one, ...back })).toEqual(['no-folder-cycle']);
  });

  it('leaves out tests, stories and fixtures', async () => {
    const test = { 'shell/src/session/session.test.ts': "import '../frame/frame.ts';\n" };
    expect(await brokenByFolders({ ...one, ...test })).toEqual([]);
  });
});
