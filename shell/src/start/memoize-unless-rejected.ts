/** Returns the same promise to every caller; a rejected one is forgotten, so that the next caller tries again. */
export function memoizeUnlessRejected<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
