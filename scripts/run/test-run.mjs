import { runTasks } from '@portal/tooling/tasks';
import { findTestBrowser } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { findPostgres } from './postgres.mjs';
import { countsOfTask, forgetRuns, readTaskResults } from './task-results.mjs';
import { closingLine } from './test-counts.mjs';
import { printTimes } from './test-times.mjs';

/** The checks and tests of a workspace, those of the api on each store, and its build. */
export const workspaceTasks = ['test:postgres', 'test:embedded', 'test', 'build', 'lint'];

/** The checks of the repository as a whole. */
export const repositoryTasks = ['test:repository', 'lint:root', 'graph', 'formatted', 'spelling'];

/** All tasks run, whether or not others fail, but for those that need what failed. */
const toTheEnd = ['--continue=dependencies-successful', '--summarize'];

/**
 * @typedef {object} Group
 * @property {readonly string[]} tasks
 * @property {readonly string[]} [args] of `turbo run`
 * @property {Readonly<Record<string, string>>} [env] for its tasks, besides that of this process
 */

/**
 * Runs tasks in groups, one group after the other: each group needs the builds of those before it, and does not run when
 * one of these failed. Prints the closing line, `N passed, N failed`; with `times`, how long everything took.
 *
 * @param {readonly Group[]} groups
 * @param {{ times: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export async function runTests(groups, { times }) {
  const start = performance.now();
  // A task has no way to the network: what it needs is installed before.
  if (!process.env.TEST_DATABASE_URL) await findPostgres();
  const env = { ...process.env, CHROMIUM_PATH: await findTestBrowser(), NGINX_PATH: await findNginx() };
  forgetRuns();
  const exitCodes = [];
  for (const { tasks, args = [], env: own } of groups) {
    if (!isBuilt()) {
      console.log(`Not run, since a build failed: ${tasks.join(', ')}.`);
      break;
    }
    exitCodes.push(await runTasks(tasks, { args: [...toTheEnd, ...args], env: { ...env, ...own } }));
  }
  const results = readTaskResults();
  if (times) printTimes(results, (performance.now() - start) / 1000);
  console.log(`\n${closingLine(results.map(countsOfTask))}`);
  return exitCodes.every((code) => code === 0) ? 0 : 1;
}

const isBuilt = () => readTaskResults().every(({ name, isOk }) => isOk || !name.endsWith(': build'));
