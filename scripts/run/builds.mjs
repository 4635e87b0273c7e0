import { runTasks } from '@portal/tooling/tasks';
import { CliError } from './cli-error.mjs';
import { run } from './programs.mjs';
import { portalProgram } from './root.mjs';
import { siteSettingsIn } from './settings.mjs';

async function build(what, workspaces) {
  console.log(`Building ${what}, as far as it has changed …`);
  if ((await runTasks(['build'], { workspaces, quiet: true })) !== 0) {
    throw new CliError('It could not be built; the reason is printed above.');
  }
}

/** Builds every part of the site that has changed. */
export const buildSite = () => build('the site', ['shell', 'mfe-*']);

/** Builds the api if it has changed. */
export const buildApi = () => build('the api', ['api']);

/** Builds the gallery of the kit if it has changed. */
export const buildGallery = () => build('the gallery', ['shared/gallery']);

/** Releases the latest builds. The release tool finds out itself whether that changes anything. */
export async function releaseSite(env = process.env) {
  if ((await runPortal(['release'], env)) !== 0) {
    throw new CliError('The site could not be released; the reason is printed above.');
  }
}

/** Gives the site the settings of the environment; all others have their defaults. */
export async function configureSite(env) {
  if ((await runPortal(['configure', '--reset', ...siteSettingsIn(env)], env)) !== 0) {
    throw new CliError('The site could not be configured; the reason is printed above.');
  }
}

const runPortal = (args, env) => run(process.execPath, [portalProgram, ...args], { quiet: true, env });
