import { patternKey } from '../routing/path-pattern.ts';
import { authCheckAliases, shellPaths } from '../routing/shell-paths.ts';
import type { RemoteContract } from './contract.ts';

/** Addresses of the shell, which no contract may have (OP-01). */
const reservedPaths = [...Object.values(shellPaths), ...authCheckAliases];

/** Returns the conflicts between contracts of one release, one sentence each; empty when there is none. */
export function findConflicts(contracts: readonly RemoteContract[]): readonly string[] {
  const found: string[] = [];
  const owners = new Map<string, string>(reservedPaths.map((path) => [path, 'the shell']));
  const names = new Set<string>();
  for (const { name, routes } of contracts) {
    if (names.has(name)) found.push(`Two contracts are named ${name}.`);
    names.add(name);
    for (const { path } of routes) {
      const key = patternKey(path);
      const owner = owners.get(key);
      if (owner !== undefined && owner !== name)
        found.push(`${name} claims ${path}, which belongs to ${owner}.`);
      owners.set(key, owner ?? name);
    }
  }
  return found;
}
