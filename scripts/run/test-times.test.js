import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timesOfJest, timesOfPlaywright, timesTable } from './test-times.mjs';

function withReport(report, use) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-times-'));
  const path = join(folder, 'report.json');
  try {
    writeFileSync(path, JSON.stringify(report));
    return use(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('times of a test run', () => {
  it('reads how long each file of a jest report ran', () => {
    const report = { testResults: [{ name: '/portal/shell/a.test.ts', startTime: 1_000, endTime: 3_500 }] };
    expect(withReport(report, (path) => timesOfJest(path, '/portal'))).toEqual([
      { name: 'shell/a.test.ts', seconds: 2.5 },
    ]);
  });

  it('adds up the tests of each file of a Playwright report, those of nested suites too', () => {
    const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const report = {
      suites: [{ file: 'journeys/pay.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500, 250)] }] }],
    };
    expect(withReport(report, timesOfPlaywright)).toEqual([
      { name: 'e2e/journeys/pay.spec.ts', seconds: 1.75 },
    ]);
  });

  it('reads nothing where there is no report', () => {
    expect(timesOfJest('/nowhere/report.json', '/')).toEqual([]);
    expect(timesOfPlaywright('/nowhere/report.json')).toEqual([]);
  });

  it('prints the slowest first and no more rows than asked for', () => {
    const timings = [
      { name: 'quick', seconds: 0.25 },
      { name: 'slow', seconds: 93.6 },
      { name: 'middle', seconds: 4 },
    ];
    expect(timesTable('file', timings, 2)).toBe(
      ['| file   | seconds |', '| ------ | ------: |', '| slow   |      94 |', '| middle |     4.0 |'].join(
        '\n',
      ),
    );
  });
});
