import type { StructError } from 'superstruct';
import { fieldPrefix } from './field-type.ts';

/**
 * Returns the messages of an invalid request by wire field, for the envelope's `error` of a 422 (API-93): at most one for
 * each field, never with the value. Messages of no field, as for a body that is not an object, are under `body`.
 */
export function fieldErrors(error: StructError): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, type, refinement, message } of error.failures()) {
    const field = path.length === 0 ? 'body' : path.join('.');
    const readable = type.startsWith(fieldPrefix) || refinement?.startsWith(fieldPrefix) === true;
    messages[field] ??= [readable ? message : 'This is not valid.'];
  }
  return messages;
}
