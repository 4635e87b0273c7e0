import { Failure } from './failure.ts';

/** Levels of lists and objects; what is nested deeper is no request of any form. */
const deepest = 32;

/**
 * Refuses what PostgreSQL can't store and would answer by an error: NUL characters, halves of characters, and JSON
 * that is nested without end.
 */
export function rejectUnstorable(value: unknown, depth = 0): void {
  if (depth > deepest) throw new Failure(422, { request: ['The request is nested too deeply.'] });
  if (typeof value === 'string' && !isStorable(value)) {
    throw new Failure(422, { request: ['A text holds a character that is not allowed.'] });
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      rejectUnstorable(key, depth);
      rejectUnstorable(inner, depth + 1);
    }
  }
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

export const isStorable = (text: string) => !text.includes('\0') && !loneSurrogate.test(text);
