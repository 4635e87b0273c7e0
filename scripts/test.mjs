// `npm test`: every check there is, from a fresh clone on. Ends with one line, `N passed, N failed`.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi, buildSite } from './run/build-if-changed.mjs';
import { findChromium } from './run/chromium.mjs';
import { installIfNeeded } from './run/install.mjs';
import { runTool } from './run/programs.mjs';
import { main, Refusal } from './run/refusal.mjs';
import { root, workFolder } from './run/root.mjs';
import { closingLine, countsOfJest, countsOfPlaywright } from './run/test-counts.mjs';

const reports = join(workFolder, 'test');
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

const partFolder = /^(shell|mfe-.*|shared|api|e2e)$/;
const partFolders = () => readdirSync(root).filter((name) => partFolder.test(name));

const failure = { passed: 0, failed: 1 };
const nothing = { passed: 0, failed: 0 };

/** A check that finds or does not find something; only a finding counts. */
async function check(say, tool, args) {
  const code = await runTool(tool, args, { quiet: true });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${say}`);
  return code === 0 ? nothing : failure;
}

/** A run of tests: its report counts, and a bad end without a failed test in it is a failure of its own. */
async function tests(say, { tool, args, options, count }) {
  console.log(`\n${say}`);
  const code = await runTool(tool, args, options);
  const counts = count() ?? failure;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function built() {
  console.log('');
  try {
    await buildSite();
    await buildApi();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return false;
  }
}

await main(async () => {
  await installIfNeeded();
  const chromium = await findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const counts = [
    ...(await Promise.all([
      check('types of what runs in a page', 'tsc', ['-p', 'tsconfig.browser.json']),
      check('types of what runs on Node', 'tsc', ['-p', 'tsconfig.node.json']),
    ])),
    ...(await Promise.all([
      check('lint and import walls', 'eslint', [
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
    ])),
    await check('format', 'prettier', ['--check', '--log-level=warn', '.']),
    await tests('Unit and contract tests', {
      tool: 'jest',
      args: ['--json', `--outputFile=${jestReport}`],
      count: () => countsOfJest(jestReport),
    }),
  ];
  counts.push(
    (await built())
      ? await tests('Browser tests', {
          tool: 'playwright',
          args: ['test'],
          options: {
            workspace: 'e2e',
            env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
          },
          count: () => countsOfPlaywright(playwrightReport),
        })
      : failure,
  );
  console.log(`\n${closingLine(counts)}`);
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});
