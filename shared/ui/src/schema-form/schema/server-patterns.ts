import type { Matcher } from '../../form/rules.ts';
import { drawn, type ParsedInput } from './schema-input.ts';

/** Compiles a server's pattern; returns null for one that it can't compile, which only the server checks. */
export type PatternReader = (source: string) => Matcher | null;

/** Returns the patterns of a form, including those of a collection's items. */
export function patternsOf(inputs: readonly ParsedInput[]): readonly string[] {
  return drawn(inputs).flatMap((input) => {
    if (input.type === 'collection') return patternsOf(input.inputs);
    return 'pattern' in input && input.pattern !== undefined ? [input.pattern] : [];
  });
}

/**
 * Loads RE2, which runs a server's patterns in linear time; in the browser's own engine a short pattern can take
 * minutes. Patterns that RE2 does not support (back references, lookaround) and invalid ones are left to the server,
 * with a warning, because a form that nobody can send would help no one.
 */
export async function loadPatternReader(): Promise<PatternReader> {
  const { RE2JS } = await import('re2js');
  const read = (source: string): Matcher | null => {
    try {
      const whole = RE2JS.compile(RE2JS.translateRegExp(source));
      return { test: (text) => whole.testExact(text) };
    } catch {
      // oxlint-disable-next-line no-console -- a mistake of the backend, which no customer can correct
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
