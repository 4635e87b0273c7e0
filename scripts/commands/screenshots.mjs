import { checkedArguments } from '../run/arguments.mjs';
import { buildApi, buildSite } from '../run/builds.mjs';
import { findTestBrowser } from '../run/chromium.mjs';
import { runTool } from '../run/programs.mjs';
import { importSource } from '../run/root.mjs';

const takes =
  'npx pnpm screenshots takes --route, --state, --brand, --language, --width, --scheme, --axe and --readme';

/** Makes the catalogue of screenshots, or the part of it that the options choose. */
export async function command(args) {
  const { parseOptions } = await importSource('e2e/screenshots/options.ts');
  const own = checkedArguments(args, parseOptions, takes);
  const chromium = await findTestBrowser();
  await buildSite();
  await buildApi();
  return runTool('tsx', ['screenshots/main.ts', ...own], {
    workspace: 'e2e',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
}
