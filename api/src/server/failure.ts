import type { EnvelopeError } from '@portal/api-contract';
import { failed, type AnswerEnvelope } from './envelope.ts';

/** Thrown by handlers to reject a request; the server answers with its envelope (API-98). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly envelope: AnswerEnvelope;
  /** Seconds to wait before the next try (OP-101); null when waiting does not help. */
  readonly retryAfterSeconds: number | null;

  /**
   * @param status HTTP status
   * @param error a sentence for the customer, or messages by field
   * @param more the envelope's code if it differs from the status, data that belongs to the failure, and how long to wait
   */
  constructor(
    status: number,
    error: EnvelopeError,
    more: { code?: number; data?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(typeof error === 'string' ? error : 'invalid fields');
    this.status = status;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
    this.envelope = failed(more.code ?? status, error, more.data);
  }

  /** Repeats messages by field under this field, for a client that reads no other. */
  alsoUnder(field: string): Failure {
    const { code, data, error } = this.envelope;
    if (typeof error !== 'object' || error === null) return this;
    const [first = []] = Object.values(error);
    const { retryAfterSeconds } = this;
    return new Failure(this.status, { [field]: first, ...error }, { code, data, retryAfterSeconds });
  }
}

/** The same answer for ids that do not exist and ids of others, so that nobody can tell them apart. */
export const notFound = (what: string) => new Failure(404, `${what} was not found.`);

/** A failure with messages by field (API-93). */
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new Failure(422, Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]])));
