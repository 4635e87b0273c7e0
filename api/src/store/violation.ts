const uniqueViolation = '23505';
const lockNotAvailable = '55P03';

interface DriverError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly constraint?: unknown;
}

/**
 * Whether an error, or one of its causes, matches: the driver's is the cause of Drizzle's, and that of a transaction may
 * be several causes down.
 */
export function isCausedBy(error: unknown, matches: (cause: DriverError) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return matches(error) || isCausedBy('cause' in error ? error.cause : null, matches);
}

/**
 * Whether a write failed because another row has the same unique value.
 *
 * @param constraint name of the unique constraint
 */
export const violatesUnique = (error: unknown, constraint: string): boolean =>
  isCausedBy(error, (cause) => cause.code === uniqueViolation && cause.constraint === constraint);

/** Whether a statement failed because another transaction kept for too long what it had to wait for. */
export const isLockTimeout = (error: unknown): boolean =>
  isCausedBy(error, ({ code }) => code === lockNotAvailable);
