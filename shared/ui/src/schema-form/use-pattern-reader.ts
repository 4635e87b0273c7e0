import { useEffect, useState } from 'react';
import type { ParsedInput } from './schema/schema-input.ts';
import { loadPatternReader, patternsOf, type PatternReader } from './schema/server-patterns.ts';

const leaveToServer: PatternReader = () => null;

/**
 * Returns the pattern reader, which is loaded for the first form with a pattern. Until it has loaded, and if it can't
 * be loaded, only the server checks patterns.
 */
export function usePatternReader(inputs: readonly ParsedInput[]): PatternReader {
  const [reader, setReader] = useState<PatternReader>(() => leaveToServer);
  const wanted = reader === leaveToServer && patternsOf(inputs).length > 0;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    loadPatternReader().then(
      (loaded) => {
        if (!gone) setReader(() => loaded);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return reader;
}
