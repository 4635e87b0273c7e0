import { ApiError, hasCode, withFieldNames } from '@portal/platform';

/** The fields of leases/retrieve by their wire names. */
const fieldNames = { last_name: 'lastName', date_of_birth: 'dateOfBirth' };

/**
 * Returns the same error for a form: that of a 422 with its messages under the names of the form's fields, any other
 * without messages of fields, because the screen has its own words for it (OP-56).
 */
export function withFormFieldNames(error: unknown): unknown {
  if (hasCode(error, 422)) return withFieldNames(error, fieldNames);
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const { message, code, statedCode, status, data, retryAfterSeconds } = error;
  return new ApiError(message, { code, statedCode, status, data, retryAfterSeconds, cause: error });
}
