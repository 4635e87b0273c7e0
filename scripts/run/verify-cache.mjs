import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTurbo, turboEnvironment } from '@portal/tooling/tasks';
import { keyFiles } from './key-files.mjs';
import { countsOfReport } from './test-counts.mjs';

/**
 * Finds the tasks that read a file which their key does not have. Runs each in a copy that has only the files of its key:
 * there it fails, builds something else or passes another number of tests than in the whole checkout, whose builds and
 * test reports must be up to date.
 *
 * @param {string} root of the checkout
 * @param {readonly string[]} names of tasks: `build`
 * @param {(taskId: string, reason: string | null) => void} report is told each task, and what is wrong with it
 * @param {readonly string[]} [filters] of `turbo run`: `--filter=./mfe-auth`
 */
export function verifyCache(root, names, report, filters = []) {
  const plan = readTurbo(['run', ...names, ...filters, '--dry=json'], root);
  // No hyphen before the random letters: the plugin that leaves out locales would take `ey-AX` in a path for one.
  const copy = mkdtempSync(join(tmpdir(), 'portal-key.'));
  try {
    copyPackages(root, copy);
    for (const task of plan.tasks) {
      if (names.includes(task.task) && task.command !== '<NONEXISTENT>') {
        report(task.taskId, verifyTask(root, copy, plan, task));
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Links take a second; on another file system the packages are copied. */
function copyPackages(root, copy) {
  const packages = join(root, 'node_modules');
  if (!existsSync(packages)) return;
  const { status } = spawnSync('cp', ['-al', packages, copy], { stdio: 'ignore' });
  if (status !== 0) execFileSync('cp', ['-a', packages, copy]);
}

function verifyTask(root, copy, plan, { taskId, directory, command, outputs }) {
  fill(copy, root, keyFiles(plan, taskId));
  const folder = join(copy, directory);
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
    cwd: folder,
    env: turboEnvironment(process.env, [join(folder, 'node_modules/.bin'), join(copy, 'node_modules/.bin')]),
    encoding: 'utf8',
  });
  if (status !== 0) return `${stdout}${stderr}`.trim();
  const isBuild = outputs?.some((glob) => glob.startsWith('dist/'));
  if (isBuild && hashOf(join(folder, 'dist')) !== hashOf(join(root, directory, 'dist')))
    return 'It builds something else from the files of its key than from the whole checkout.';
  const report = outputs?.find((glob) => glob.endsWith('.results.json'));
  return report ? differenceOfTests(join(folder, report), join(root, directory, report)) : null;
}

/** Says when a test report has another number of tests that passed, as when tests are made from files. */
function differenceOfTests(report, whole) {
  const [passed, expected] = [report, whole].map((path) => countsOfReport(path)?.passed ?? 0);
  if (passed === expected) return null;
  return `It passes ${passed} tests with the files of its key, and ${expected} in the whole checkout.`;
}

/** Makes the copy have these files and nothing else, besides packages; links between its workspaces stay inside it. */
function fill(copy, root, files) {
  for (const name of readdirSync(copy)) {
    if (name !== 'node_modules') rmSync(join(copy, name), { recursive: true, force: true });
  }
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  const folders = files.filter((file) => file.endsWith('/package.json')).map((file) => join(file, '..'));
  for (const folder of folders.filter((path) => existsSync(join(root, path, 'node_modules')))) {
    cpSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(cache|vite)/.test(path),
    });
  }
}

/** Returns a hash of the names and bytes of a folder's files; null without the folder. */
function hashOf(folder) {
  if (!existsSync(folder)) return null;
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of entries) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
