import { ApiError, ValidationError, type FieldErrors } from './api-error.ts';

/**
 * Returns the same error with its messages under the names that a form's fields have (AUTH-66, 68, OP-56). Messages for
 * other names stay as they are: a form shows those of fields that it does not have above its button.
 *
 * @param names the form's names by those of the api
 */
export function withFieldNames(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, messages]) => [names[name] ?? name, messages]),
  );
  const { message, code, status, data, retryAfterSeconds } = error;
  return new ValidationError(message, { code, status, data, retryAfterSeconds, fields, cause: error });
}
