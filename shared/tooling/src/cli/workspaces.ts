import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { remoteWorkspaces } from '../contracts/remote-workspaces.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** Returns the folders of everything that is built for the page: the shell first, then the remotes by name. */
export function pageWorkspaces(): readonly string[] {
  return [join(workspaceRoot, 'shell'), ...remoteWorkspaces()];
}

/** Returns the folder of a workspace by name. Throws a `CliError` that lists the names there are. */
export function workspaceNamed(name: string): string {
  const folder = join(workspaceRoot, name);
  const known = pageWorkspaces();
  if (known.includes(folder)) return folder;
  const names = known.map((path) => path.slice(workspaceRoot.length + 1));
  throw new CliError(`There is no workspace ${name}: it must be one of ${names.join(', ')}.`);
}
