import type { SchemaInput } from './schema-input.ts';

/**
 * Returns the inputs that a change of `changed` makes stale: those that depend on them, directly or through others,
 * each once. A cycle ends at the input where it began, because a value that was just entered is not stale.
 */
export function dependentsOf(
  inputs: readonly Pick<SchemaInput, 'name' | 'dependsOn'>[],
  changed: readonly string[],
): readonly string[] {
  const stale = new Set<string>();
  for (const name of changed) {
    for (const dependent of reachedFrom(name, inputs)) {
      if (dependent !== name) stale.add(dependent);
    }
  }
  return inputs.map(({ name }) => name).filter((name) => stale.has(name));
}

function reachedFrom(
  start: string,
  inputs: readonly Pick<SchemaInput, 'name' | 'dependsOn'>[],
): ReadonlySet<string> {
  const reached = new Set([start]);
  // Iterating over a set includes what is added meanwhile.
  for (const name of reached) {
    for (const input of inputs) {
      if (input.dependsOn?.includes(name)) reached.add(input.name);
    }
  }
  return reached;
}
