/**
 * Returns what the log keeps of an error: its type and where it happened. Messages are left out, because those of the
 * database repeat the values of the query.
 */
export function traceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause === undefined ? undefined : traceOf(error.cause),
  };
}
