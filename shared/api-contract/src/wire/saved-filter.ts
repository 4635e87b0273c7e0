import type { SavedFilter } from '@portal/domain';
import { boolean, string, type, unknown, type Infer } from 'superstruct';
import { recordOf } from './described-structs.ts';
import { maybe } from './scalars.ts';

/** UI-01. */
export const wireSavedFilter = type({
  name: string(),
  input_values: recordOf(unknown()),
  /** An addition of ours: whether the filter is everybody's. */
  is_global: maybe(boolean()),
});
type WireSavedFilter = Infer<typeof wireSavedFilter>;

export function readSavedFilter(wire: WireSavedFilter): SavedFilter {
  return { name: wire.name, inputValues: wire.input_values, scope: scopeOf(wire.is_global) };
}

function scopeOf(isGlobal: WireSavedFilter['is_global']): SavedFilter['scope'] {
  if (isGlobal === null || isGlobal === undefined) return null;
  return isGlobal ? 'global' : 'personal';
}
