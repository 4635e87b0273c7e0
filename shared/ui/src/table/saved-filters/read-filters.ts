import { array, enums, is, nullable, optional, record, string, type, unknown } from 'superstruct';
import type { SavedFilter } from './saved-filter.ts';

const list = array(
  type({
    name: string(),
    inputValues: record(string(), unknown()),
    scope: optional(nullable(enums(['personal', 'global']))),
  }),
);

/**
 * Validates a list of saved filters; returns null for anything else, because a source may pass on a server's answer.
 */
export function readFilters(answer: unknown): readonly SavedFilter[] | null {
  return is(answer, list) ? answer : null;
}
