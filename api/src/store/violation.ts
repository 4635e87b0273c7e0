const uniqueViolation = '23505';

/**
 * Whether a write failed because another row has the same unique value. The driver's error is the cause of Drizzle's,
 * and that of a transaction may be several causes down.
 *
 * @param constraint name of the unique constraint
 */
export function violatesUnique(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as { code?: unknown; constraint?: unknown };
  return (code === uniqueViolation && broken === constraint) || violatesUnique(error.cause, constraint);
}
