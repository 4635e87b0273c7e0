/** The message of section 8 that belongs to no single call. */
export const defaultErrorMessage = 'An unknown error occurred';

/** Messages of the api by wire field: `{ email: ['must be valid'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorDetails {
  readonly code: number;
  readonly status?: number;
  readonly fields?: FieldErrors;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A call that did not answer its success. `code` is the envelope's, else the HTTP status, else 500 (SHARED-58..62). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Field errors of a 422, or of an `error` that is an object of fields (OP-51). */
  readonly fields: FieldErrors;
  /** `data` of the failed envelope, unread: `token` of 1001 and 1005, `maxed`. */
  readonly data: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.data = details.data;
  }
}

/** No answer arrived: whether the api has acted is not known. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** The time limit passed: whether the api has acted is not known. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** The api answered, but not in the shape of the endpoint table. */
export class MalformedAnswerError extends ApiError {
  override name = 'MalformedAnswerError';
}

/** 401 by status or body code. */
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError';
}

/** 422, or any failure with an error per field. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
}
