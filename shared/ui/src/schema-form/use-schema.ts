import { useEffect, useState } from 'react';
import { parseSchema } from './schema/parse-schema.ts';
import type { ParsedSchema } from './schema/schema-input.ts';
import type { SchemaSource } from './schema/schema-source.ts';

type SchemaState =
  | { readonly status: 'loading' }
  /** `answered`: the answer is not a schema. */
  | { readonly status: 'failed'; readonly answered: boolean }
  | { readonly status: 'ready'; readonly schema: ParsedSchema };

interface Loaded {
  readonly source: SchemaSource;
  readonly attempt: number;
  readonly state: SchemaState;
}

const loading: SchemaState = { status: 'loading' };

/** Loads the schema of a source, and returns a function to load it again (UI-50). */
export function useSchema(source: SchemaSource): { readonly state: SchemaState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const become = (state: SchemaState) => {
      if (!gone.signal.aborted) setLoaded({ source, attempt, state });
    };
    void load(source, gone.signal).then(become);
    return () => gone.abort();
  }, [source, attempt]);

  const current = loaded?.source === source && loaded.attempt === attempt;
  return {
    state: current ? loaded.state : loading,
    retry: () => setAttempt((before) => before + 1),
  };
}

async function load(source: SchemaSource, signal: AbortSignal): Promise<SchemaState> {
  try {
    const schema = parseSchema(await source.view(signal));
    return schema ? { status: 'ready', schema } : { status: 'failed', answered: true };
  } catch {
    return { status: 'failed', answered: false };
  }
}
