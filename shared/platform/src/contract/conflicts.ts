import { patternsOverlap } from '../routing/path-pattern.ts';
import { authCheckAliases, shellPaths } from '../routing/shell-paths.ts';
import type { RemoteContract } from './contract.ts';

/** Addresses of the shell, which no contract may have (OP-01). */
const reservedPaths = [...Object.values(shellPaths), ...authCheckAliases];

interface Claim {
  readonly owner: string;
  readonly path: string;
}

/**
 * Returns the conflicts between contracts of one release, one sentence each; empty when there is none. Two owners may not
 * have a common address: the more specific of two patterns would take it over from the other one.
 */
export function findConflicts(contracts: readonly RemoteContract[]): readonly string[] {
  const found: string[] = [];
  const claims: Claim[] = reservedPaths.map((path) => ({ owner: 'the shell', path }));
  const names = new Set<string>();
  for (const { name, routes } of contracts) {
    if (names.has(name)) found.push(`Two contracts are named ${name}.`);
    names.add(name);
    for (const { path } of routes) {
      const taken = claims.find((claim) => claim.owner !== name && patternsOverlap(claim.path, path));
      if (taken) found.push(sentence(name, path, taken));
      claims.push({ owner: name, path });
    }
  }
  return found;
}

function sentence(name: string, path: string, { owner, path: taken }: Claim): string {
  return taken === path
    ? `${name} claims ${path}, which belongs to ${owner}.`
    : `${name} claims ${path}, which meets ${taken} of ${owner}: no address may match both.`;
}
