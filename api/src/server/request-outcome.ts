import { statusOf } from './answer-error.ts';
import { DroppedConnection, StoredAnswer } from './answers.ts';
import { Failure } from './failure.ts';
import type { RequestOutcome } from './request-watcher.ts';

type Outcome = Pick<RequestOutcome, 'status' | 'code'>;

const succeeded: Outcome = { status: 200, code: 200 };

/** Returns how a request ended that was answered. */
export const outcomeOf = (answered: unknown): Outcome =>
  answered instanceof StoredAnswer ? { status: answered.status, code: answered.envelope.code } : succeeded;

/** Returns how a request ended that threw. A connection that the demo drops has done its work. */
export function outcomeOfError(error: unknown): Outcome {
  if (error instanceof DroppedConnection) return succeeded;
  if (error instanceof Failure) return { status: error.status, code: error.envelope.code };
  const status = statusOf(error);
  return { status, code: status };
}
