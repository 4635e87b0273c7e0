import { stripVTControlCharacters } from 'node:util';

/**
 * The tests of a run by their names: null for one that passed or is skipped on purpose, else the first line of its error.
 *
 * @typedef {ReadonlyMap<string, string | null>} Outcomes
 */

/**
 * A test that did not pass in every run.
 *
 * @typedef {{ readonly test: string, readonly failures: readonly { readonly run: number, readonly error: string }[] }} Difference
 */

const notRun = 'It was not run.';

const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n', 1)[0];

/** A run that is given up reports the tests it did not come to as skipped, and as ok. */
const wasNotRun = ({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped';

const errorOf = ({ ok, tests }) => {
  if (tests.some(wasNotRun)) return notRun;
  if (ok) return null;
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return error === undefined ? 'It failed without an error.' : firstLine(error.message);
};

/**
 * Reads Playwright's JSON report. What happens outside of the tests counts as one test more.
 *
 * @returns {Outcomes}
 */
export function outcomesOfPlaywright({ suites, errors }) {
  const testsOf = (names, { title, specs = [], suites: inner = [] }) => {
    const path = [...names, title];
    return [
      ...specs.map((spec) => [[...path, spec.title].join(' › '), errorOf(spec)]),
      ...inner.flatMap((suite) => testsOf(path, suite)),
    ];
  };
  return new Map([
    ...suites.flatMap((suite) => testsOf([], suite)),
    ['outside of the tests', errors.length === 0 ? null : firstLine(errors[0].message)],
  ]);
}

/**
 * Compares the runs of the same tests. One that is missing in a run has failed in it.
 *
 * @param {readonly Outcomes[]} runs
 * @returns {readonly Difference[]} in the order of the tests; empty when all passed each time
 */
export function compareRuns(runs) {
  const tests = new Set(runs.flatMap((outcomes) => [...outcomes.keys()]));
  const failuresOf = (test) =>
    runs
      .map((outcomes, at) => ({
        run: at + 1,
        error: outcomes.has(test) ? outcomes.get(test) : notRun,
      }))
      .filter(({ error }) => error !== null);
  return [...tests]
    .map((test) => ({ test, failures: failuresOf(test) }))
    .filter(({ failures }) => failures.length > 0);
}

/**
 * Says which tests failed in which runs, and how.
 *
 * @param {readonly Difference[]} differences
 * @param {number} runs how many there were
 */
export function differencesText(differences, runs) {
  if (differences.length === 0) return `Every test passed in each of ${runs} runs.`;
  return differences
    .map(({ test, failures }) => {
      const each = failures.map(({ run, error }) => `  run ${run}: ${error}`);
      return [`${test}: failed in ${failures.length} of ${runs} runs`, ...each].join('\n');
    })
    .join('\n');
}
