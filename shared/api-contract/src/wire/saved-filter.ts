import type { SavedFilter } from '@portal/domain';
import { string, type, unknown, type Infer } from 'superstruct';
import { mapOf } from './composites.ts';

/** UI-01. */
export const wireSavedFilter = type({ name: string(), input_values: mapOf(unknown()) });
export type WireSavedFilter = Infer<typeof wireSavedFilter>;

export function readSavedFilter(wire: WireSavedFilter): SavedFilter {
  return { name: wire.name, inputValues: wire.input_values };
}
