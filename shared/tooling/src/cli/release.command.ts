import { basename } from 'node:path';
import { latestBuild } from '../build/latest-build.ts';
import { CliError } from '../cli-error.ts';
import {
  listReleases,
  release,
  remove,
  rollback,
  releaseRecordFile,
  type ReleaseOutcome,
} from '../release/index.ts';
import { readSettings } from '../settings/index.ts';
import { pageWorkspaces, workspaceNamed } from './workspaces.ts';

export async function releaseWorkspaces(names: readonly string[]): Promise<void> {
  const workspaces = names.length > 0 ? names.map(workspaceNamed) : pageWorkspaces();
  const folders = workspaces.map((workspace) => {
    const built = latestBuild(workspace);
    if (!built) throw new CliError(`${basename(workspace)} has not been built: run portal build first.`);
    return built.folder;
  });
  print(await release(readSettings().siteDir, folders));
}

export async function rollbackWorkspace(args: readonly string[]): Promise<void> {
  const name = onlyName(args, 'portal rollback needs the name of a workspace');
  print(await rollback(readSettings().siteDir, name));
}

export async function removeWorkspace(args: readonly string[]): Promise<void> {
  const name = onlyName(args, 'portal remove needs the name of a remote');
  print(await remove(readSettings().siteDir, name));
}

/** Returns the only name. Throws a `CliError` with what is needed when there is none, or another one. */
function onlyName([name, ...others]: readonly string[], needed: string): string {
  if (name === undefined) throw new CliError(`${needed}.`);
  if (others.length > 0)
    throw new CliError(`${needed}, and takes one at a time: ${others.join(', ')} must be another command.`);
  return name;
}

export async function printReleases(): Promise<void> {
  const { siteDir } = readSettings();
  const releases = listReleases(siteDir);
  for (const { id, isActive, builds } of releases) {
    const list = Object.entries(builds ?? {}).map(([name, build]) => `${name} ${build}`);
    const text = builds ? list.join('  ') : `its ${releaseRecordFile} is missing or damaged`;
    console.log(`${isActive ? '*' : ' '} ${id}  ${text}`);
  }
  if (releases.length === 0) console.log(`Nothing has been released to ${siteDir} yet.`);
}

function print(outcome: ReleaseOutcome): void {
  if (outcome.status === 'unchanged') {
    console.log(`Release ${outcome.id} is active; nothing has changed.`);
    return;
  }
  const names = outcome.changes.map(({ workspace }) => workspace);
  console.log(`Release ${outcome.id} is active: ${names.join(', ') || 'the page'} changed.`);
  for (const { workspace, lines } of outcome.changes) {
    console.log(`${workspace}${lines.length > 0 ? '' : ': only its code and texts'}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  if (outcome.headers.length > 0) console.log(`headers of the page: ${outcome.headers.join(', ')}`);
}
