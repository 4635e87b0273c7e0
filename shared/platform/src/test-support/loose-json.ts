export type Loose = Record<string, unknown>;

/** A value as it comes out of a JSON file, open to be spoilt. */
export function looseCopy<Shape>(value: unknown): Shape {
  return JSON.parse(JSON.stringify(value)) as Shape;
}

export function at(list: unknown, index: number): Loose {
  const found = Array.isArray(list) ? (list[index] as Loose | undefined) : undefined;
  if (!found) throw new Error(`there is no place ${index}`);
  return found;
}
