import { compareRuns, differencesText, outcomesOfPlaywright } from './test-outcomes.mjs';

const passed = { ok: true, tests: [{ results: [{ errors: [] }] }] };
const failed = (message) => ({ ok: false, tests: [{ results: [{ errors: [{ message }] }] }] });
const report = (specs, errors = []) => ({
  suites: [{ title: 'pay.spec.ts', specs, suites: [] }],
  errors,
});
const run = (test, error) => new Map([[test, error]]);

describe('the comparison of test runs', () => {
  it('reads the first line of the error of each failed test, without colours', () => {
    const specs = [
      { title: 'pays', ...passed },
      { title: 'pays once', ...failed('\u001B[31mError: twice\u001B[39m\n  at pay.ts:3') },
    ];
    expect([...outcomesOfPlaywright(report(specs))]).toEqual([
      ['pay.spec.ts › pays', null],
      ['pay.spec.ts › pays once', 'Error: twice'],
      ['outside of the tests', null],
    ]);
  });

  it('names a test by the groups that it is in', () => {
    const group = { title: 'on a phone', specs: [{ title: 'pays', ...passed }] };
    const suites = [{ title: 'pay.spec.ts', specs: [], suites: [group] }];
    expect(outcomesOfPlaywright({ suites, errors: [] }).get('pay.spec.ts › on a phone › pays')).toBeNull();
  });

  it('reads an error outside of the tests', () => {
    const outcomes = outcomesOfPlaywright(
      report([], [{ message: 'Error: a secret is in a log\n  card 4242' }]),
    );
    expect([...outcomes]).toEqual([['outside of the tests', 'Error: a secret is in a log']]);
  });

  it('tells a test that a run did not come to from one that is skipped on purpose', () => {
    const skipped = (expectedStatus) => ({
      ok: true,
      tests: [{ status: 'skipped', expectedStatus, results: [] }],
    });
    const specs = [
      { title: 'pays', ...skipped('passed') },
      { title: 'pays on another system', ...skipped('skipped') },
    ];
    expect([...outcomesOfPlaywright(report(specs)).values()]).toEqual(['It was not run.', null, null]);
  });

  it('finds nothing when every test passed each time', () => {
    expect(compareRuns([run('pays', null), run('pays', null)])).toEqual([]);
    expect(differencesText([], 2)).toBe('Every test passed in each of 2 runs.');
  });

  it('finds a test that failed in some of the runs, or in all, with each error', () => {
    const differences = compareRuns([
      run('pays', null),
      run('pays', 'Error: twice'),
      run('pays', 'Error: late'),
    ]);
    expect(differencesText(differences, 3)).toBe(
      ['pays: failed in 2 of 3 runs', '  run 2: Error: twice', '  run 3: Error: late'].join('\n'),
    );
    expect(compareRuns([run('pays', 'Error: twice'), run('pays', 'Error: twice')])).toHaveLength(1);
  });

  it('finds a test that is missing in a run', () => {
    expect(compareRuns([run('pays', null), new Map()])).toEqual([
      { test: 'pays', failures: [{ run: 2, error: 'It was not run.' }] },
    ]);
  });
});
