const uniqueViolation = '23505';
const lockNotAvailable = '55P03';

interface DriverError {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** The driver's error is the cause of Drizzle's, and that of a transaction may be several causes down. */
function isCausedBy(error: unknown, matches: (cause: DriverError) => boolean): boolean {
  return error instanceof Error && (matches(error as DriverError) || isCausedBy(error.cause, matches));
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
