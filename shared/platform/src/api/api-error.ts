/** The message of an error that has none of its own (section 8). */
export const defaultErrorMessage = 'An unknown error occurred';

/** Messages of the api by wire field: `{ email: ['must be valid'] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorDetails {
  readonly code: number;
  readonly statedCode?: number | null;
  readonly status?: number;
  readonly fields?: FieldErrors;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A failed call. `code` is the envelope's code, else the HTTP status, else 500 (SHARED-58..62). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  /** The code that the envelope states; null where it states none. */
  readonly statedCode: number | null;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Field errors of a 422, or of an `error` that is an object of fields (OP-51). */
  readonly fields: FieldErrors;
  /** `data` of the failed envelope, not validated: `token` for the codes 1001 and 1005, `maxed`. */
  readonly data: unknown;
  /** Seconds to wait before the next try, as the answer's `Retry-After` says (OP-101); null when it says nothing. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.statedCode = details.statedCode ?? null;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** No answer arrived. Whether the api has processed the request is unknown. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** The time limit has passed. Whether the api has processed the request is unknown. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** The api answered with data that does not have the endpoint's shape. */
export class MalformedAnswerError extends ApiError {
  override name = 'MalformedAnswerError';
}

/** Something else than the api answered, such as a proxy: no envelope. Below 500 its message says no more than that. */
export class ForeignAnswerError extends ApiError {
  override name = 'ForeignAnswerError';
}

/** The answer had 401 as its HTTP status or as the code of its envelope (SHARED-36). */
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError';
}

/** The session that a call was made in has ended meanwhile: whatever was answered is not for who is signed in now. */
export class SessionEndedError extends UnauthorizedError {
  override name = 'SessionEndedError';
}

/** Client errors that say nothing of the request: it arrived too slowly, or after too many others. */
const undecided: readonly number[] = [408, 429];

/**
 * Whether an HTTP status, or the code of an envelope, says that the server is broken. From 1000 on the codes of an envelope
 * have a meaning of their own.
 */
export const isServerError = (code: number): boolean => code >= 500 && code < 600;

/**
 * Whether the api itself has rejected a request, for good: with an envelope, a status from 400 to 499 other than 408 and
 * 429, and no code of a broken server. A 401 needs no envelope (SHARED-36). Every other failure, such as the 404 of a
 * proxy, says nothing of the request: the same one may succeed another time.
 */
export function isRejection(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    !(error instanceof ForeignAnswerError || error instanceof MalformedAnswerError) &&
    error.status >= 400 &&
    error.status < 500 &&
    !undecided.includes(error.status) &&
    !isServerError(error.code)
  );
}

/**
 * Whether the api may have saved what was sent although the call failed: there was no answer of it that can be read, or
 * the server is broken.
 */
export function mayHaveSaved(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error instanceof ForeignAnswerError || error instanceof MalformedAnswerError) return true;
  return error.status === 0 || isServerError(error.status) || isServerError(error.statedCode ?? 0);
}

/** Statuses of a backend that does not have an endpoint. */
const endpointMissing: readonly number[] = [404, 405, 501];

/**
 * Whether a call failed because the backend does not have its endpoint: what needs it is hidden. Only for endpoints that
 * answer 404 for nothing else.
 */
export function lacksEndpoint(error: unknown): boolean {
  return error instanceof ApiError && endpointMissing.includes(error.status);
}

/** The answer had 422 as its status or code, or errors of form fields (SHARED-63). */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
}

/**
 * Whether a call failed with a code: that of the envelope, or the HTTP status where the envelope has one of its own. The
 * status of what a proxy answered is none of the api's (SHARED-60), except that a proxy may limit requests too.
 */
export function hasCode(error: unknown, code: number): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === code || (error.status === code && !(error instanceof ForeignAnswerError));
}
