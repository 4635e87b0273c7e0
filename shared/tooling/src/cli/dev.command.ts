import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startDevServer } from '../dev/dev-server.ts';
import { CliError } from '../cli-error.ts';
import { assertPortFree } from '../process/index.ts';
import { readTable, sandboxScripts, serverSettings, siteSettings } from '../settings/index.ts';
import { assertDemoIsLocal } from '../site-server/index.ts';
import { runTasks } from '../tasks/index.ts';
import { pageWorkspaces } from './workspaces.ts';

/** The demo's chat and card form, which `pnpm dev` of the api serves, unless the environment names other providers'. */
export function withSandbox(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const sandbox = env['SANDBOX_URL']?.trim() || `http://localhost:${env['SANDBOX_PORT']?.trim() || 4002}`;
  return { ...env, ...sandboxScripts(sandbox.replace(/\/$/, ''), env) };
}

/** Returns the settings of a developer's own site, which has no folder that could keep them. */
export function devSettings(env: NodeJS.ProcessEnv) {
  const settings = readTable({ ...serverSettings, ...siteSettings }, withSandbox(env));
  assertDemoIsLocal(
    settings.host,
    settings.demo === 'local',
    'set DEMO=public for one that others may reach.',
  );
  return settings;
}

/** With `--all` every remote is compiled with hot reload; else the one whose folder this is, or just the shell. */
export async function dev(args: readonly string[]): Promise<void> {
  const unknown = args.find((argument) => argument !== '--all');
  if (unknown !== undefined) {
    throw new CliError(
      `portal dev takes --all alone, not ${unknown}: run it in the folder of one workspace.`,
    );
  }
  const settings = devSettings(process.env);
  await assertPortFree('PORT', settings.port);
  const here = process.cwd();
  const [shell = '', ...all] = pageWorkspaces();
  const remotes = all.filter((folder) => existsSync(join(folder, 'src/lifecycles.ts')));
  if (!args.includes('--all') && here !== shell && !remotes.includes(here)) {
    throw new CliError(`${here} is not the shell's or a remote's folder: run this there, or with --all.`);
  }
  const compiled = args.includes('--all') ? remotes : remotes.filter((folder) => folder === here);
  const built = remotes.filter((folder) => !compiled.includes(folder));
  if (
    built.length > 0 &&
    (await runTasks(['build'], { workspaces: built.map((folder) => basename(folder)) })) !== 0
  ) {
    throw new CliError('The other remotes could not be built; the reason is printed above.');
  }
  await startDevServer({ settings, shell, compiled, built });
  const names = [shell, ...compiled].map((folder) => basename(folder)).join(', ');
  console.log(`http://localhost:${settings.port} with hot reload of ${names}; the rest from their builds`);
}
