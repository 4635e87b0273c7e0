import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkoutFiles, copyCheckoutWithout } from './copy-checkout.mjs';

let from;
let to;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'portal-checkout-'));
  to = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  const write = (name, text = '') => {
    mkdirSync(dirname(join(from, name)), { recursive: true });
    writeFileSync(join(from, name), text);
  };
  write('.gitignore', 'dist\n');
  for (const name of ['package.json', 'mfe-a/src/a.ts', 'mfe-ab/src/b.ts', 'gone.ts', 'dist/a.js'])
    write(name);
  const git = (...args) => execFileSync('git', args, { cwd: from });
  git('init', '--quiet');
  git('add', '.');
  rmSync(join(from, 'gone.ts'));
  write('mfe-ab/src/new.ts');
});
afterEach(() => [from, to].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('checkoutFiles lists committed and new files, without ignored and deleted ones', () => {
  expect([...checkoutFiles(from)].sort()).toEqual([
    '.gitignore',
    'mfe-a/src/a.ts',
    'mfe-ab/src/b.ts',
    'mfe-ab/src/new.ts',
    'package.json',
  ]);
});

it('copyCheckoutWithout leaves one workspace out, and brings back the one that an earlier copy left out', () => {
  const has = (name) => existsSync(join(to, name));
  copyCheckoutWithout('mfe-a', to, from);
  expect([has('mfe-a'), has('mfe-ab/src/new.ts'), has('package.json')]).toEqual([false, true, true]);
  copyCheckoutWithout('mfe-ab', to, from);
  expect([has('mfe-a/src/a.ts'), has('mfe-ab')]).toEqual([true, false]);
});
