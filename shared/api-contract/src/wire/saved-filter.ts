import type { SavedFilter } from '@portal/domain';
import { string, type, unknown, type Infer } from 'superstruct';
import { recordOf } from './described-structs.ts';

/** UI-01. */
export const wireSavedFilter = type({ name: string(), input_values: recordOf(unknown()) });
type WireSavedFilter = Infer<typeof wireSavedFilter>;

export function readSavedFilter(wire: WireSavedFilter): SavedFilter {
  return { name: wire.name, inputValues: wire.input_values };
}
