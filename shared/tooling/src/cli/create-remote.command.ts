import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { readContract } from '../contracts/read-contract.ts';
import { remoteWorkspaces } from '../contracts/remote-workspaces.ts';
import { writeRouteReferences } from '../contracts/write-route-references.ts';
import { createRemote } from '../create-remote/create-remote.ts';
import { remoteNameIn } from '../create-remote/remote-name.ts';
import { installedVersion } from '../webpack/shared-versions.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** Writes a new remote with one screen, installs it, and writes the typed references to its routes: `create-remote gift-cards`. */
export async function createRemoteWorkspace([text = '', ...others]: readonly string[]): Promise<void> {
  if (others.length > 0) throw new CliError('portal create-remote takes one name, such as gift-cards.');
  const name = remoteNameIn(text);
  const contracts = await Promise.all(remoteWorkspaces().map(readContract));
  const platform = installedVersion('@portal/platform', join(workspaceRoot, 'shell'));
  const folder = createRemote(name, { root: workspaceRoot, contracts, platform });
  run('node_modules/pnpm/bin/pnpm.cjs', ['install', '--no-frozen-lockfile', '--prefer-offline']);
  await writeRouteReferences([folder]);
  run('node_modules/oxfmt/bin/oxfmt', [name.workspace]);
  console.log(`${basename(folder)} has one screen at /#/${name.kebab}, in the menu of customers.

  cd ${name.workspace} && npx pnpm@10.34.9 dev    the local site with it, with hot reload (the api: docs/adding-a-remote.md)
  npx pnpm@10.34.9 check                 types, lint, tests and browser tests, before the commit

Commit the folder with pnpm-lock.yaml and shared/platform/src/routes/generated. Its Spanish is a placeholder.`);
}

function run(script: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(workspaceRoot, script), ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new CliError(`The files are written, but ${script} ${args.join(' ')} failed, as printed above.`);
}
