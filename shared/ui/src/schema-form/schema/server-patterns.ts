import type { Matcher } from '../../form/rules.ts';
import { drawn, type ParsedInput } from './schema-input.ts';

/** Reads a pattern that a server gave; null for one that it can't judge, which is left to the server. */
export type PatternReader = (source: string) => Matcher | null;

/** The patterns of a form, those of a collection's items included. */
export function patternsOf(inputs: readonly ParsedInput[]): readonly string[] {
  return drawn(inputs).flatMap((input) => {
    if (input.type === 'collection') return patternsOf(input.inputs);
    return 'pattern' in input && input.pattern !== undefined ? [input.pattern] : [];
  });
}

/**
 * Patterns of a server run on RE2, whose time grows with the text and no faster: a short pattern can keep the browser's
 * own engine busy for minutes. What RE2 has not (back references, looking around) and what is no pattern is left to the
 * server, and said on the console: a form that nobody can send would help no one.
 */
export async function loadPatternReader(): Promise<PatternReader> {
  const { RE2JS } = await import('re2js');
  const read = (source: string): Matcher | null => {
    try {
      const whole = RE2JS.compile(RE2JS.translateRegExp(source));
      return { test: (text) => whole.testExact(text) };
    } catch {
      // eslint-disable-next-line no-console -- a mistake of the backend, which no customer can do anything about
      console.warn(`A pattern is left to the server: ${source.slice(0, 200)}`);
      return null;
    }
  };
  const known = new Map<string, Matcher | null>();
  return (source) => {
    const matcher = known.get(source) ?? (known.has(source) ? null : read(source));
    known.set(source, matcher);
    return matcher;
  };
}
