import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const workspace = join(__dirname, '../..');
const databaseUrl = process.env.TEST_DATABASE_URL;

/** The test files of `pnpm test:embedded`, relative to the workspace. */
function embeddedTests(): readonly string[] {
  const { testMatch } = jest.requireActual<{ testMatch: string[] }>('../../jest.embedded.config.cjs');
  return testMatch.map((pattern) => pattern.replace('<rootDir>/', ''));
}

const testFiles = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(folder, path).replaceAll(sep, '/')),
);

describe('the list of tests that run on both stores', () => {
  afterEach(() => {
    // Loading the configuration chooses the embedded store.
    if (databaseUrl === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = databaseUrl;
  });

  it('names each file once, and only files that exist', () => {
    const listed = embeddedTests();
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((path) => !existsSync(join(workspace, path)))).toEqual([]);
  });

  it('has every test that expects something else of each store', () => {
    const differing = testFiles.filter((path) =>
      /import \{[^}]*\bstoreType\b/.test(readFileSync(join(workspace, path), 'utf8')),
    );
    expect(differing).not.toEqual([]);
    expect(embeddedTests()).toEqual(expect.arrayContaining(differing));
  });
});
