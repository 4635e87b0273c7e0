import { existsSync, readFileSync } from 'node:fs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * Returns the counts of jest's JSON report. A suite that could not run is one failure.
 *
 * @returns {{ passed: number, failed: number } | null} null without a report
 */
export function countsOfJest(path) {
  const report = read(path);
  if (report === null) return null;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Returns the counts of Playwright's JSON report; errors outside of tests are failures too. */
export function countsOfPlaywright(path) {
  const report = read(path);
  if (report === null) return null;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** Returns the closing line of a test run. */
export function closingLine(counts) {
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
