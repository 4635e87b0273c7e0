import { checkedArguments, parseNone } from '../run/arguments.mjs';
import { buildApi, buildGallery, buildSite } from '../run/builds.mjs';
import { findChromium } from '../run/chromium.mjs';
import { withPostgres } from '../run/postgres.mjs';
import { runTool } from '../run/programs.mjs';
import { CliError } from '../run/cli-error.mjs';
import { withBenchReport } from '../run/bench-report.mjs';
import { importSource } from '../run/root.mjs';

const bench = (program, env, args = []) =>
  runTool('tsx', [`bench/${program}`, ...args], { workspace: 'e2e', env: { ...process.env, ...env } });

/** Weighs the scripts that a browser loads before the login form. */
async function benchPage() {
  const chromium = await findChromium();
  await buildSite();
  await buildApi();
  return bench('main.ts', { CHROMIUM_PATH: chromium });
}

/** Compares the start of the portal with bundles of the same sources; a run on all profiles goes to docs/performance.md. */
async function benchStart(args) {
  const chromium = await findChromium();
  await buildSite();
  await buildApi();
  return withBenchReport('measured', (report) =>
    bench('start/main.ts', { CHROMIUM_PATH: chromium, START_REPORT: report }, args),
  );
}

/** Compares the requests per second of the api with those of a bare server, on both kinds of store; docs/performance.md shows them. */
async function benchApi() {
  await buildApi();
  return withPostgres((env) =>
    withBenchReport('api', (report) => bench('api/main.ts', { ...env, API_REPORT: report })),
  );
}

/** Measures first paint and scroll steps of a table of 10,000 rows in a browser. */
async function benchRows() {
  const chromium = await findChromium();
  await buildGallery();
  return bench('rows/main.ts', { CHROMIUM_PATH: chromium });
}

/** Measures what a page holds while a customer switches between remotes 540 times. */
async function benchMemory() {
  const chromium = await findChromium();
  await buildSite();
  await buildApi();
  return bench('memory/main.ts', { CHROMIUM_PATH: chromium });
}

/** Compares the map with stock clustering of OpenLayers and with Leaflet.markercluster. */
async function benchMap() {
  const chromium = await findChromium();
  return bench('map/main.ts', { CHROMIUM_PATH: chromium });
}

/** Weighs what screens use of the ui kit. */
const benchKit = () => bench('kit.ts', {});

const benches = {
  page: benchPage,
  start: benchStart,
  kit: benchKit,
  api: benchApi,
  rows: benchRows,
  memory: benchMemory,
  map: benchMap,
};

async function checkedOptions(name, args) {
  if (name !== 'start') return checkedArguments(args, parseNone, `npx pnpm bench ${name} takes no arguments`);
  const { parseOptions } = await importSource('e2e/bench/start/options.ts');
  return checkedArguments(args, parseOptions, 'npx pnpm bench start takes --turns and --profile');
}

/** Runs the bench of this name, with its own options. */
export async function command([name = 'page', ...args]) {
  if (!Object.hasOwn(benches, name)) {
    throw new CliError(
      `There is no bench "${name}": npx pnpm bench takes ${Object.keys(benches).join(', ')}.`,
    );
  }
  return benches[name](await checkedOptions(name, args));
}
