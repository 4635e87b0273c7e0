import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * A test file and how long it ran.
 *
 * @typedef {{ readonly name: string, readonly seconds: number }} Timing
 */

/**
 * Returns how long each file of jest's JSON report ran; nothing without a report.
 *
 * @param {string} path of the report
 * @param {string} root absolute folder that the names are relative to
 * @returns {readonly Timing[]}
 */
export function timesOfJest(path, root) {
  return (read(path)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * Returns how long the tests of each file of Playwright's JSON report ran in all; nothing without a report.
 *
 * @param {string} path of the report
 * @returns {readonly Timing[]}
 */
export function timesOfPlaywright(path) {
  const secondsOf = ({ specs = [], suites = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)))
      .concat(suites.map(secondsOf))
      .reduce((sum, one) => sum + one, 0);
  return (read(path)?.suites ?? []).map((suite) => ({
    name: `e2e/${suite.file}`,
    seconds: secondsOf(suite),
  }));
}

/**
 * Returns a Markdown table of timings, the slowest first.
 *
 * @param {string} heading of the column of names
 * @param {readonly Timing[]} timings
 * @param {number} [most] rows
 */
export function timesTable(heading, timings, most = timings.length) {
  const rows = [...timings]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => [name, seconds.toFixed(seconds < 10 ? 1 : 0)]);
  const width = Math.max(heading.length, ...rows.map(([name]) => name.length));
  const line = (name, seconds) => `| ${name.padEnd(width)} | ${seconds.padStart(7)} |`;
  return [
    line(heading, 'seconds'),
    `| ${'-'.repeat(width)} | ------: |`,
    ...rows.map(([name, seconds]) => line(name, seconds)),
  ].join('\n');
}

/**
 * Prints how long the tasks of a run took, and its slowest test files.
 *
 * @param {readonly import('./task-results.mjs').TaskResult[]} results
 * @param {number} seconds of the whole run
 */
export function printTimes(results, seconds) {
  const ran = results.filter(({ isCached }) => !isCached);
  const files = ran.flatMap(({ report }) => [...timesOfJest(report, root), ...timesOfPlaywright(report)]);
  console.log(`\n${timesTable('task', [{ name: 'the whole run', seconds }, ...ran])}`);
  console.log(`\n${timesTable('slowest test files', files, 30)}`);
}
