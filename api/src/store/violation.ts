const uniqueViolation = '23505';

/**
 * Whether a write failed because another row has what only one may have. The drivers' errors stand as causes below
 * those of the library, and a transaction's may stand lower still.
 *
 * @param constraint name of the table's rule
 */
export function violatesUnique(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as { code?: unknown; constraint?: unknown };
  return (code === uniqueViolation && broken === constraint) || violatesUnique(error.cause, constraint);
}
