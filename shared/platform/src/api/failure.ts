import {
  ApiError,
  defaultErrorMessage,
  ForeignAnswerError,
  UnauthorizedError,
  ValidationError,
  type FieldErrors,
} from './api-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the error in a failed envelope (section 8; OP-32, 51), whose `error` is a text or an object of fields. */
export function failureOf(
  envelope: Fields,
  { status: httpStatus, headers }: Pick<Response, 'status' | 'headers'>,
): ApiError {
  const { error, data } = envelope;
  const fields = fieldErrorsOf(error);
  const statedCode = numberOf(fieldOf(error, 'code')) ?? numberOf(envelope['code']) ?? null;
  const code = statedCode ?? (httpStatus >= 400 ? httpStatus : 500);
  const details = {
    code,
    statedCode,
    status: httpStatus,
    fields,
    data: detailsOf(error, data),
    retryAfterSeconds: retryAfterSecondsOf(headers),
  };
  const message = messageOf(error, fields);
  if (isUnauthorized(envelope, httpStatus)) return new UnauthorizedError(message, details);
  if (code === 422 || httpStatus === 422 || Object.keys(fields).length > 0)
    return new ValidationError(message, details);
  return new ApiError(message, details);
}

/** Returns whether the HTTP status or the envelope's code is 401 (SHARED-36). */
export function isUnauthorized(envelope: Fields, httpStatus: number): boolean {
  return httpStatus === 401 || numberOf(envelope['code']) === 401;
}

const unknownResponse = 'Unknown Response';

/** Returns the error for an answer that is not an envelope (SHARED-59, 60); a proxy may limit requests too. */
export function foreignFailure(response: Pick<Response, 'status' | 'statusText' | 'headers'>): ApiError {
  const { status, statusText, headers } = response;
  if (status === 429) {
    const retryAfterSeconds = retryAfterSecondsOf(headers);
    return new ForeignAnswerError(unknownResponse, { code: status, status, retryAfterSeconds });
  }
  if (status === 401) return new UnauthorizedError(defaultErrorMessage, { code: 401, status });
  if (status >= 500)
    return new ForeignAnswerError(statusText || defaultErrorMessage, { code: status, status });
  return new ForeignAnswerError(unknownResponse, { code: 500, status });
}

/** Returns whether a value is an object with named fields, not an array. */
export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns null for a date, which a wrong clock would make useless, and for anything else that is not seconds. */
function retryAfterSecondsOf(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function fieldOf(value: unknown, key: string): unknown {
  return isFields(value) ? value[key] : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function fieldErrorsOf(error: unknown): FieldErrors {
  if (!isFields(error)) return {};
  const fields: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(error)) {
    if (name === 'message') continue;
    const messages = [value]
      .flat()
      .filter((message) => typeof message === 'string' && message !== '') as string[];
    if (messages.length > 0) fields[name] = messages;
  }
  return fields;
}

/** Returns what an envelope's `error` says; the default message where it says nothing. */
export function messageOf(error: unknown, fields: FieldErrors = {}): string {
  const said = typeof error === 'string' ? error : fieldOf(error, 'message');
  if (typeof said === 'string' && said !== '') return said;
  return Object.values(fields)[0]?.[0] ?? defaultErrorMessage;
}

/** `maxed` may be in the data or in the error (OP-65): one function finds both. */
function detailsOf(error: unknown, data: unknown): unknown {
  if (!isFields(error)) return data;
  return isFields(data)
    ? { ...error, ...data }
    : { ...error, ...(data === null || data === undefined ? {} : { data }) };
}
