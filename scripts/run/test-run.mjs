import { runTasks } from '@portal/tooling/tasks';
import { findTestBrowser } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { findPostgres } from './postgres.mjs';
import { countsOfTask, forgetRuns, readTaskResults } from './task-results.mjs';
import { closingLine } from './test-counts.mjs';
import { printTimes } from './test-times.mjs';

/** The tests of the api on each store. They take longest, and a third of it they wait for the database. */
export const storeTasks = ['test:postgres', 'test:embedded'];

/** The checks and tests of every other workspace, and the builds of all. */
export const workspaceTasks = ['test', 'build', 'lint', 'typecheck'];

/** The checks of the repository as a whole. */
export const repositoryTasks = ['test:repository', 'lint:root', 'graph', 'formatted', 'spelling'];

/** All tasks run, whether or not others fail, but for those that need what failed. */
const toTheEnd = ['--continue=dependencies-successful', '--summarize'];

/**
 * Tasks of one run of Turborepo, which decides in which order they start.
 *
 * @typedef {object} Group
 * @property {readonly string[]} tasks
 * @property {readonly string[]} [args] of `turbo run`
 * @property {Readonly<Record<string, string>>} [env] for its tasks, besides that of this process
 */

/**
 * Runs tasks in groups, one after the other, and those of a list side by side: each needs the builds of those before it,
 * and does not run when one of these failed. Prints the closing line, `N passed, N failed`; with `times`, how long
 * everything took.
 *
 * @param {readonly (Group | readonly Group[])[]} groups
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
  const run = ({ tasks, args = [], env: own }) =>
    runTasks(tasks, { args: [...toTheEnd, ...args], env: { ...env, ...own } });
  for (const group of groups) {
    const sideBySide = [group].flat();
    if (!isBuilt()) {
      console.log(`Not run, since a build failed: ${sideBySide.flatMap(({ tasks }) => tasks).join(', ')}.`);
      break;
    }
    exitCodes.push(...(await Promise.all(sideBySide.map(run))));
  }
  const results = readTaskResults();
  if (times) printTimes(results, (performance.now() - start) / 1000);
  console.log(`\n${closingLine(results.map(countsOfTask))}`);
  return exitCodes.every((code) => code === 0) ? 0 : 1;
}

const isBuilt = () => readTaskResults().every(({ name, isOk }) => isOk || !name.endsWith(': build'));
