import type { EnvelopeError } from '@portal/api-contract';

/** What every JSON answer is wrapped in (API-18). */
export interface AnswerEnvelope {
  readonly status: boolean;
  readonly code: number;
  readonly data: unknown;
  readonly error: EnvelopeError | null;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** The envelope of a result. */
export const succeeded = (data: unknown, meta: AnswerEnvelope['meta'] = {}): AnswerEnvelope => ({
  status: true,
  code: 200,
  data,
  error: null,
  meta,
});

/** The envelope of a failure; the code is the HTTP status or a finer one. */
export const failed = (code: number, error: EnvelopeError, data: unknown = null): AnswerEnvelope => ({
  status: false,
  code,
  data,
  error,
  meta: {},
});
