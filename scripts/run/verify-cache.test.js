import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keyFiles } from './key-files.mjs';
import { verifyCache } from './verify-cache.mjs';

describe('keyFiles', () => {
  const task = (taskId, directory, inputs, dependencies = []) => ({
    taskId,
    directory,
    inputs: Object.fromEntries(inputs.map((path) => [path, 'hash'])),
    dependencies,
  });

  it('has the inputs of a task, and the sources of what it depends on, far and near', () => {
    const plan = {
      tasks: [
        task('remote#test', 'remote', ['src/a.ts', '../tsconfig.json'], ['kit#sources']),
        task('kit#sources', 'shared/kit', ['src/b.ts'], ['rules#sources']),
        task('rules#sources', 'shared/rules', ['src/c.ts']),
        task('other#sources', 'other', ['src/d.ts']),
      ],
    };
    expect(keyFiles(plan, 'remote#test')).toEqual(
      expect.arrayContaining([
        'remote/src/a.ts',
        'tsconfig.json',
        'shared/kit/src/b.ts',
        'shared/rules/src/c.ts',
      ]),
    );
    expect(keyFiles(plan, 'remote#test')).not.toContain('other/src/d.ts');
  });
});

describe('verifyCache', () => {
  let root;
  beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-sample-')))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };

  /** A repository of one workspace, whose build copies two files, one of them from outside. */
  function createRepository(inputs) {
    write('package.json', { name: 'sample', packageManager: 'pnpm@10.34.9', private: true });
    write('pnpm-workspace.yaml', 'packages: [remote]\n');
    write('pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  remote: {}\n");
    write('turbo.json', { tasks: { build: { inputs, outputs: ['dist/**'] } } });
    write('outside.txt', 'outside');
    const build = 'mkdir -p dist && cat own.txt ../outside.txt > dist/all.txt';
    write('remote/package.json', { name: 'remote', version: '1.0.0', scripts: { build } });
    write('remote/own.txt', 'own ');
    write('remote/dist/all.txt', 'own outside');
  }

  function problems(task = 'build') {
    const found = {};
    verifyCache(root, [task], (taskId, reason) => (found[taskId] = reason));
    return found;
  }

  it('finds an input that was left out of the key', () => {
    createRepository(['$TURBO_DEFAULT$']);
    expect(problems()).toEqual({ 'remote#build': expect.stringContaining('outside.txt') });
  });

  it('finds a build that differs without what was left out', () => {
    createRepository(['$TURBO_DEFAULT$', '$TURBO_ROOT$/outside.txt']);
    write('remote/dist/all.txt', 'something else');
    expect(problems()).toEqual({ 'remote#build': expect.stringContaining('builds something else') });
  });

  it('finds a test report that has fewer tests without what was left out', () => {
    createRepository(['$TURBO_DEFAULT$']);
    write('turbo.json', { tasks: { test: { outputs: ['test.results.json'] } } });
    const test = 'echo "{\\"numPassedTests\\":$(ls .. | wc -l)}" > test.results.json';
    write('remote/package.json', { name: 'remote', version: '1.0.0', scripts: { test } });
    write('remote/test.results.json', { numPassedTests: 99 });
    expect(problems('test')).toEqual({
      'remote#test': expect.stringMatching(/passes \d tests .* and 99 in/),
    });
  });

  it('accepts a key that has everything', () => {
    createRepository(['$TURBO_DEFAULT$', '$TURBO_ROOT$/outside.txt']);
    expect(problems()).toEqual({ 'remote#build': null });
  });
});
