import { useEffect, useState } from 'react';
import type { ParsedInput } from './schema/schema-input.ts';
import { loadPatternReader, patternsOf, type PatternReader } from './schema/server-patterns.ts';

const leaveToServer: PatternReader = () => null;

/** Comes when the first pattern does; until then, and where it can't come, patterns are the server's to check. */
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
