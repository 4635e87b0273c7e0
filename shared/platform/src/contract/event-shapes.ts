import { platformEventShapes } from '../events/platform-events.ts';
import type { Shape } from '../validation/shape.ts';
import type { RemoteContract } from './contract.ts';

const ofPlatform = new Map<string, Shape>(Object.entries(platformEventShapes));

/** Returns the shape of an event of the platform's own; undefined for any other. */
export const platformEventShape = (name: string): Shape | undefined => ofPlatform.get(name);

/**
 * Returns the shape of an event: the platform's, else that of a contract which emits it. A page without its emitter has
 * that of one which listens to it. In an open page a newer build may emit another shape than an older one listens to.
 */
export function eventShape(contracts: readonly RemoteContract[], name: string): Shape | undefined {
  const listened = contracts.flatMap(({ listens = {} }) => Object.entries(listens));
  const emitted = contracts.flatMap(({ emits = {} }) => Object.entries(emits));
  const ofContracts = new Map([
    ...listened,
    ...emitted.map(([event, { detail }]) => [event, detail] as const),
  ]);
  return platformEventShape(name) ?? ofContracts.get(name);
}

/** Returns the areas of the endpoint table whose answers an event makes stale, as the contracts that emit it say. */
export function areasChangedBy(contracts: readonly RemoteContract[], name: string): readonly string[] {
  const areas = contracts.flatMap(({ emits = {} }) =>
    Object.hasOwn(emits, name) ? (emits[name]?.changes ?? []) : [],
  );
  return [...new Set(areas)];
}

/** Returns whether two shapes are the same, in whatever order their fields are written. */
export const isSameShape = (one: Shape, other: Shape): boolean => sortedJson(one) === sortedJson(other);

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
