import type { SchemaInput } from './schema-input.ts';

/**
 * The inputs that a change of `changed` makes stale: those that depend on them, directly or through others, each once.
 * A circle ends at the input where it began: nobody is asked for anew what has just been entered.
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
  // A set hands on what is added while it is walked.
  for (const name of reached) {
    for (const input of inputs) {
      if (input.dependsOn?.includes(name)) reached.add(input.name);
    }
  }
  return reached;
}
