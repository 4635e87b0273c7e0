import { patternsOverlap } from '../routing/path-pattern.ts';
import { authCheckAliases, shellPaths } from '../routing/shell-paths.ts';
import type { Shape } from '../validation/shape.ts';
import type { RemoteContract } from './contract.ts';
import { isSameShape } from './event-shapes.ts';

/** Addresses of the shell, which no contract may have (OP-01). */
const reservedPaths = [...Object.values(shellPaths), ...authCheckAliases];

interface Claim {
  readonly owner: string;
  readonly path: string;
}

/**
 * Returns the conflicts between contracts of one release, one sentence each; empty when there is none. Two owners may not
 * have a common address: the more specific of two patterns would take it over from the other one. An event has one shape.
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
  return [...found, ...eventConflicts(contracts)];
}

/** A remote understands an event only in the shape in which another one emits it; an event that nobody emits is never heard. */
function eventConflicts(contracts: readonly RemoteContract[]): readonly string[] {
  const found: string[] = [];
  const emitters = new Map<string, { readonly owner: string; readonly detail: Shape }>();
  for (const { name: owner, emits = {} } of contracts) {
    for (const [event, { detail }] of Object.entries(emits)) {
      const first = emitters.get(event);
      if (!first) emitters.set(event, { owner, detail });
      else if (!isSameShape(first.detail, detail))
        found.push(`${owner} emits ${event} in another shape than ${first.owner}.`);
    }
  }
  for (const { name, listens = {} } of contracts) {
    for (const [event, shape] of Object.entries(listens)) {
      const emitter = emitters.get(event);
      if (emitter && !isSameShape(emitter.detail, shape))
        found.push(`${name} listens to ${event} in another shape than ${emitter.owner} emits it.`);
    }
  }
  return found;
}

function sentence(name: string, path: string, { owner, path: taken }: Claim): string {
  return taken === path
    ? `${name} claims ${path}, which belongs to ${owner}.`
    : `${name} claims ${path}, which meets ${taken} of ${owner}: no address may match both.`;
}
