import type { EnvelopeError } from '@portal/api-contract';
import { failed, type AnswerEnvelope } from './envelope.ts';

/** An answer that refuses: thrown by handlers, turned into the envelope by the server (API-98). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly envelope: AnswerEnvelope;

  /**
   * @param status HTTP status
   * @param error a sentence for the customer, or messages by field
   * @param more the envelope's code where it differs from the status, and data that belongs to the refusal
   */
  constructor(status: number, error: EnvelopeError, more: { code?: number; data?: unknown } = {}) {
    super(typeof error === 'string' ? error : 'fields refused');
    this.status = status;
    this.envelope = failed(more.code ?? status, error, more.data);
  }

  /** Messages by field are there under this one too, for a client that reads no other. */
  alsoUnder(field: string): Failure {
    const { code, data, error } = this.envelope;
    if (typeof error !== 'object' || error === null) return this;
    const [first = []] = Object.values(error);
    return new Failure(this.status, { [field]: first, ...error }, { code, data });
  }
}

/** Ids that nobody has and ids of others answer alike, so that none can be guessed at. */
export const notFound = (what: string) => new Failure(404, `${what} was not found.`);

/** Messages by field (API-93). */
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new Failure(422, Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]])));
