import { buildApi, buildSite } from '../run/builds.mjs';
import { findTestBrowser } from '../run/chromium.mjs';
import { runTool } from '../run/programs.mjs';

/** Makes the catalogue of screenshots, or the part of it that the options choose. */
export async function command(args) {
  const chromium = await findTestBrowser();
  await buildSite();
  await buildApi();
  return runTool('tsx', ['screenshots/main.ts', ...args], {
    workspace: 'e2e',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
}
