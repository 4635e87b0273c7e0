import { array, is, record, string, type, unknown } from 'superstruct';
import type { SavedFilter } from './saved-filter.ts';

const list = array(type({ name: string(), inputValues: record(string(), unknown()) }));

/** The list as it came, or null when it is none: a source may hand on what a server said. */
export function readFilters(answer: unknown): readonly SavedFilter[] | null {
  return is(answer, list) ? answer : null;
}
