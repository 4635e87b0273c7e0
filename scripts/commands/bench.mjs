// `pnpm bench [page|kit|api|rows]`: builds what has changed and measures it; the page's weight unless told otherwise.
import { buildApi, buildGallery, buildSite } from './run/build-if-changed.mjs';
import { findChromium } from './run/chromium.mjs';
import { installIfNeeded } from './run/install.mjs';
import { startPostgres } from './run/postgres.mjs';
import { runTool } from './run/programs.mjs';
import { main, Refusal } from './run/refusal.mjs';

const bench = (program, env) =>
  runTool('tsx', [`bench/${program}`], { workspace: 'e2e', env: { ...process.env, ...env } });

/** Script that comes before the login form, in a browser. */
async function benchPage() {
  const chromium = await findChromium();
  await buildSite();
  await buildApi();
  return bench('main.ts', { CHROMIUM_PATH: chromium });
}

/** Requests per second of the api against a bare server, on both kinds of store. */
async function benchApi() {
  await buildApi();
  const postgres = await startPostgres();
  try {
    return await bench('api/main.ts', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** First paint and scroll steps of a table of 10,000 rows, in a browser. */
async function benchRows() {
  const chromium = await findChromium();
  await buildGallery();
  return bench('rows/main.ts', { CHROMIUM_PATH: chromium });
}

/** What screens take of the kit. */
const benchKit = () => bench('kit.ts', {});

const benches = { page: benchPage, kit: benchKit, api: benchApi, rows: benchRows };

await main(async () => {
  const [name = 'page'] = process.argv.slice(2);
  if (!Object.hasOwn(benches, name)) {
    throw new Refusal(`There is no bench "${name}": pnpm bench takes ${Object.keys(benches).join(' or ')}.`);
  }
  await installIfNeeded();
  return benches[name]();
});
