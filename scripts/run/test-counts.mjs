import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the counts of a JSON report of jest or Playwright. A suite that could not run, and an error outside of tests,
 * is one failure; a test that passed only in its second run has failed.
 *
 * @returns {{ passed: number, failed: number } | null} null without a report
 */
export function countsOfReport(path) {
  if (!existsSync(path)) return null;
  const { stats, errors, ...jest } = JSON.parse(readFileSync(path, 'utf8'));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    : { passed: jest.numPassedTests, failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites };
}

/** Returns the closing line of a test run. */
export function closingLine(counts) {
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
