import { ApiError, ValidationError, type FieldErrors } from '@portal/platform';

/** The fields of leases/retrieve by their wire names. */
const fieldNames: Readonly<Record<string, string>> = {
  last_name: 'lastName',
  date_of_birth: 'dateOfBirth',
};

/** Returns the same error with its messages under the form's field names (OP-56). */
export function withFormFieldNames(error: unknown): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, messages]) => [fieldNames[name] ?? name, messages]),
  );
  const { message, code, status, data } = error;
  return new ValidationError(message, { code, status, data, fields, cause: error });
}
