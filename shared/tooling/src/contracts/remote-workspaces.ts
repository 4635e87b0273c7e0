import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

/** Returns the folders of the remotes in this checkout, by name. */
export function remoteWorkspaces(): readonly string[] {
  return readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'remote.contract.ts')))
    .sort()
    .map((name) => join(workspaceRoot, name));
}
