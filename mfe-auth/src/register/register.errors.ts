import { ValidationError, type ApiError, type FieldErrors } from '@portal/platform';

/** The fields of the form by their wire names. */
const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  password_confirmation: 'passwordConfirmation',
};

/** Returns the same error with its messages under the form's field names (AUTH-66). */
export function withFormFieldNames(error: ApiError): ApiError {
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, messages]) => [fieldNames[name] ?? name, messages]),
  );
  return new ValidationError(error.message, { code: error.code, status: error.status, fields, cause: error });
}
