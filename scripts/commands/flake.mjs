import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi, buildSite } from '../run/builds.mjs';
import { findTestBrowser } from '../run/chromium.mjs';
import { CliError } from '../run/cli-error.mjs';
import { findNginx } from '../run/nginx.mjs';
import { withPostgres } from '../run/postgres.mjs';
import { runTool } from '../run/programs.mjs';
import { workFolder } from '../run/root.mjs';
import { compareRuns, differencesText, outcomesOfPlaywright } from '../run/test-outcomes.mjs';

const reports = join(workFolder, 'flake');

function runsOf(count) {
  const runs = Number(count);
  if (Number.isSafeInteger(runs) && runs > 0) return runs;
  throw new CliError(`"${count}" is not a number of runs: npx pnpm flake 10.`);
}

/**
 * Runs the journeys as `npm test` does, each time on servers and data of their own, and returns their outcomes. What a
 * failed journey leaves is in a folder of the run.
 */
async function runJourneys(run, env) {
  const report = join(reports, `${run}.json`);
  const code = await withPostgres(
    (own) =>
      runTool('playwright', ['test', '--project', 'journeys', '--output', join(reports, String(run))], {
        workspace: 'e2e',
        quiet: true,
        env: own,
      }),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  if (!existsSync(report)) throw new CliError('The journeys could not be run; the reason is printed above.');
  return { code, outcomes: outcomesOfPlaywright(JSON.parse(readFileSync(report, 'utf8'))) };
}

/** Runs the journeys this many times. The exit code is 1 when a run failed or did not have the results of the others. */
export async function command([count = '10']) {
  const runs = runsOf(count);
  const env = { ...process.env, CHROMIUM_PATH: await findTestBrowser(), NGINX_PATH: await findNginx() };
  await buildSite();
  await buildApi();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const done = [];
  for (let run = 1; run <= runs; run += 1) {
    const start = performance.now();
    done.push(await runJourneys(run, env));
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`run ${run} of ${runs}: ${done.at(-1).code === 0 ? 'passed' : 'FAILED'}, ${seconds} s`);
  }
  const differences = compareRuns(done.map(({ outcomes }) => outcomes));
  console.log(`\n${differencesText(differences, runs)}`);
  return differences.length === 0 && done.every(({ code }) => code === 0) ? 0 : 1;
}
