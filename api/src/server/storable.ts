import { Failure } from './failure.ts';

/** Levels of nested lists and objects; no request of the table needs as many. */
const deepest = 32;

/**
 * Rejects what PostgreSQL can't store: NUL characters, halves of surrogate pairs, and JSON that is nested too deeply.
 *
 * @throws Failure 422
 */
export function rejectUnstorable(value: unknown, depth = 0): void {
  if (depth > deepest) throw new Failure(422, { request: ['The request is nested too deeply.'] });
  if (typeof value === 'string' && !isStorable(value)) {
    throw new Failure(422, { request: ['A text has a character that is not allowed.'] });
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      rejectUnstorable(key, depth);
      rejectUnstorable(inner, depth + 1);
    }
  }
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isStorable = (text: string) => !text.includes('\0') && !loneSurrogate.test(text);
