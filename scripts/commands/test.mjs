import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi, buildGallery, buildSite } from '../run/build-if-changed.mjs';
import { findChromium } from '../run/chromium.mjs';
import { oneByOne, sideBySide } from '../run/jobs.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { runTool } from '../run/programs.mjs';
import { isCliError } from '../run/cli-error.mjs';
import { root, workFolder } from '../run/root.mjs';
import { closingLine, countsOfJest, countsOfPlaywright } from '../run/test-counts.mjs';
import { timed, timesOfJest, timesOfPlaywright, timesTable } from '../run/test-times.mjs';

const reports = join(workFolder, 'test');
const report = (name) => join(reports, `${name}.json`);

const sourceFolder = /^(shell|mfe-.*|shared|api|e2e|scripts)$/;
const sourceFolders = () => readdirSync(root).filter((name) => sourceFolder.test(name));

const failure = { passed: 0, failed: 1 };
const nothing = { passed: 0, failed: 0 };
const verdict = (counts, say) => console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${say}`);

/** Returns a job that counts a `CliError` as a failure and prints its sentence; the other jobs go on. */
const orFailure = (job) => async () => {
  try {
    return await job();
  } catch (error) {
    if (!isCliError(error)) throw error;
    console.error(error.message);
    return failure;
  }
};

/** How long each phase of this run took. */
const phases = [];
const phase = (say, job) => timed(phases, say, job);

/** Returns a job that runs a tool; only a failure of it counts. */
const check = (say, tool, args) =>
  phase(say, async () => {
    const counts = (await runTool(tool, args, { quiet: true })) === 0 ? nothing : failure;
    verdict(counts, say);
    return counts;
  });

/** Runs tests and returns their counts. A bad exit code without a failed test in the report is a failure as well. */
async function tests(tool, args, options, count) {
  const code = await runTool(tool, args, options);
  const counts = count() ?? failure;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const jest = (name, args, options) =>
  tests('jest', [...args, '--json', `--outputFile=${report(name)}`], options, () =>
    countsOfJest(report(name)),
  );

/** As many as it takes for the processors to finish at about the same time. */
const shards = 5;

/** The tests of every workspace, the api on its embedded database. */
const unitTests = Array.from({ length: shards }, (_, at) => {
  const shard = at + 1;
  return phase(`unit tests, shard ${shard} of ${shards}`, () =>
    jest(`unit-${shard}`, [`--shard=${shard}/${shards}`], { env: { ...process.env, TEST_DATABASE_URL: '' } }),
  );
});

/** The api's tests once more, on a PostgreSQL server. */
const apiOnPostgres = phase(
  'the api on PostgreSQL',
  orFailure(async () => {
    const postgres = await startPostgres();
    try {
      const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_LOG: postgres.log ?? '' };
      const counts = await jest('api-on-postgres', ['--selectProjects', 'api'], { env, quiet: true });
      verdict(counts, `the api on PostgreSQL: ${counts.passed} passed, ${counts.failed} failed`);
      return counts;
    } finally {
      await postgres.stop();
    }
  }),
);

/** What could not be built: a browser test would test another state of the source. */
const unbuilt = new Set();

const build = (say, step) =>
  phase(
    say,
    orFailure(async () => {
      unbuilt.add(say);
      await step();
      unbuilt.delete(say);
      verdict(nothing, say);
      return nothing;
    }),
  );

/** Browser tests need the builds, and both processors. */
const browserTests = (env) =>
  phase('browser tests', () => {
    console.log('\nBrowser tests');
    const options = { workspace: 'e2e', env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') } };
    return tests('playwright', ['test'], options, () => countsOfPlaywright(report('playwright')));
  });

/** Prints how long each phase took, and the slowest test files (`--times`). */
function printTimes(start) {
  const files = readdirSync(reports).filter((name) => name.endsWith('.json') && name !== 'playwright.json');
  const timings = files
    .flatMap((name) => timesOfJest(join(reports, name), root))
    .concat(timesOfPlaywright(report('playwright')));
  const whole = { name: 'the whole run', seconds: (performance.now() - start) / 1000 };
  console.log(`\n${timesTable('phase, two at a time', [whole, ...phases])}`);
  console.log(`\n${timesTable('slowest test files', timings, 30)}`);
}

const checks = () => [
  check('types of what runs in a page', 'tsc', ['-p', 'tsconfig.browser.json']),
  check('types of what runs on Node', 'tsc', ['-p', 'tsconfig.node.json']),
  check('lint and import boundaries', 'eslint', [
    '.',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ]),
  check('import graph', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...sourceFolders()]),
  check('import graph of folders', 'depcruise', [
    '--config',
    '.dependency-cruiser.folders.cjs',
    ...sourceFolders(),
  ]),
  check('format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('spelling', 'cspell', ['.', '--no-progress']),
];

/** Runs every check and test; `--times` prints how long they took. */
export async function command(args) {
  const start = performance.now();
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const builds = [
    build('the site is built', buildSite),
    build('the api is built', buildApi),
    build('the gallery is built', buildGallery),
  ];
  // Long jobs begin early and short ones fill the gaps. Two builds at a time would fill the memory.
  const jobs = [...checks(), oneByOne(builds), apiOnPostgres, ...unitTests];
  const counts = (await sideBySide(jobs, 2)).flat();

  // These take both processors.
  if (unbuilt.size === 0) counts.push(await browserTests(env)());
  if (args.includes('--times')) printTimes(start);
  console.log(`\n${closingLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
}
