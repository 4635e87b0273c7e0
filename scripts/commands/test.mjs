// `npm test`: every check there is, from a fresh clone on. Ends with one line, `N passed, N failed`.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi, buildGallery, buildSite } from './run/build-if-changed.mjs';
import { findChromium } from './run/chromium.mjs';
import { installIfNeeded } from './run/install.mjs';
import { oneByOne, sideBySide, stopOnSignal } from './run/jobs.mjs';
import { startPostgres } from './run/postgres.mjs';
import { runTool } from './run/programs.mjs';
import { main, Refusal } from './run/refusal.mjs';
import { root, workFolder } from './run/root.mjs';
import { closingLine, countsOfJest, countsOfPlaywright } from './run/test-counts.mjs';

const reports = join(workFolder, 'test');
const report = (name) => join(reports, `${name}.json`);

const partFolder = /^(shell|mfe-.*|shared|api|e2e)$/;
const partFolders = () => readdirSync(root).filter((name) => partFolder.test(name));

const failure = { passed: 0, failed: 1 };
const nothing = { passed: 0, failed: 0 };
const verdict = (counts, say) => console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${say}`);

/** A job whose refusal is a failure of its own, told in its sentence; the others go on. */
const orFailure = (job) => async () => {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return failure;
  }
};

/** A check that finds or does not find something; only a finding counts. */
const check = (say, tool, args) => async () => {
  const counts = (await runTool(tool, args, { quiet: true })) === 0 ? nothing : failure;
  verdict(counts, say);
  return counts;
};

/** A run of tests: its report counts, and a bad end without a failed test in it is a failure of its own. */
async function tests(tool, args, options, count) {
  const code = await runTool(tool, args, options);
  const counts = count() ?? failure;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const jest = (name, args, options) =>
  tests('jest', [...args, '--json', `--outputFile=${report(name)}`], options, () =>
    countsOfJest(report(name)),
  );

/** So many that the processors end at much the same time. */
const shards = 5;

/** The tests of every workspace, the api on its embedded database. */
const unitTests = Array.from({ length: shards }, (_, at) => () => {
  const shard = at + 1;
  return jest(`unit-${shard}`, [`--shard=${shard}/${shards}`], {
    env: { ...process.env, TEST_DATABASE_URL: '' },
  });
});

/** The api's tests once more, on a PostgreSQL server. */
const apiOnPostgres = orFailure(async () => {
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_LOG: postgres.log ?? '' };
    const counts = await jest('api-on-postgres', ['--selectProjects', 'api'], { env, quiet: true });
    verdict(counts, `the api on PostgreSQL: ${counts.passed} passed, ${counts.failed} failed`);
    return counts;
  } finally {
    await postgres.stop();
  }
});

/** What is not built: a test of it would be one of another state of the source. */
const unbuilt = new Set();

const build = (say, step) =>
  orFailure(async () => {
    unbuilt.add(say);
    await step();
    unbuilt.delete(say);
    verdict(nothing, say);
    return nothing;
  });

/** What is tested in a browser needs the builds, and both processors. */
const browserTests = (say, name, args, env) => async () => {
  console.log(`\n${say}`);
  const options = { workspace: 'e2e', env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) } };
  return tests('playwright', ['test', ...args], options, () => countsOfPlaywright(report(name)));
};

const checks = () => [
  check('types of what runs in a page', 'tsc', ['-p', 'tsconfig.browser.json']),
  check('types of what runs on Node', 'tsc', ['-p', 'tsconfig.node.json']),
  check('lint and import boundaries', 'eslint', [
    '.',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ]),
  check('import graph', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...partFolders(),
  ]),
  check('format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('spelling', 'cspell', [
    '.',
    '--no-progress',
    '--cache',
    '--cache-location',
    'node_modules/.cache/cspell',
  ]),
];

await main(async () => {
  stopOnSignal();
  await installIfNeeded();
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const builds = [
    build('the site is built', buildSite),
    build('the api is built', buildApi),
    build('the gallery is built', buildGallery),
  ];
  // What takes long begins early; what is small fills the gaps. Two builds at a time would fill the memory.
  const jobs = [...checks(), oneByOne(builds), apiOnPostgres, ...unitTests];
  const counts = (await sideBySide(jobs, 2)).flat();

  // These take both processors.
  if (unbuilt.size === 0) counts.push(await browserTests('Browser tests', 'playwright', [], env)());
  console.log(`\n${closingLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});
