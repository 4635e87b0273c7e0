// `pnpm bench`: builds what has changed and weighs it in a browser.
import { buildApi, buildSite } from './run/build-if-changed.mjs';
import { findChromium } from './run/chromium.mjs';
import { installIfNeeded } from './run/install.mjs';
import { runTool } from './run/programs.mjs';
import { main } from './run/refusal.mjs';

await main(async () => {
  await installIfNeeded();
  const chromium = await findChromium();
  await buildSite();
  await buildApi();
  return runTool('tsx', ['bench/main.ts'], {
    workspace: 'e2e',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
});
