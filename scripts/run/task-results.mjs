import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsOfReport } from './test-counts.mjs';
import { root } from './root.mjs';

const summaries = join(root, '.turbo/runs');

/**
 * A task of a run.
 *
 * @typedef {object} TaskResult
 * @property {string} name `mfe-leases: test`
 * @property {boolean} isOk
 * @property {boolean} isCached
 * @property {number} seconds that it ran; 0 from the cache
 * @property {string} report path of its test report, which is there when it runs tests
 */

/** Removes the summaries of earlier runs, so that those of this one are all there is. */
export function forgetRuns(folder = summaries) {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Returns the tasks of the runs since `forgetRuns`, from the summaries that `turbo run --summarize` writes.
 *
 * @returns {readonly TaskResult[]}
 */
export function readTaskResults(folder = summaries) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).tasks)
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution)
    .map(taskResult);
}

function taskResult({ task, directory, cache, execution }) {
  const isCached = cache.status === 'HIT';
  return {
    name: `${directory || 'root'}: ${task}`,
    isOk: isCached || execution.exitCode === 0,
    isCached,
    seconds: isCached ? 0 : (execution.endTime - execution.startTime) / 1000,
    report: join(root, directory, `${task.replaceAll(':', '-')}.results.json`),
  };
}

/** Returns how many tests of a task passed and failed. A failed task without a failed test is one failure. */
export function countsOfTask({ isOk, report }) {
  const { passed, failed } = countsOfReport(report) ?? { passed: 0, failed: 0 };
  return { passed, failed: isOk ? failed : Math.max(failed, 1) };
}
