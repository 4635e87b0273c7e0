import { ValidationError, type ApiError, type FieldErrors } from '@portal/platform';

/** Fields of the form by their name on the wire. */
const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  password_confirmation: 'passwordConfirmation',
};

/** The same error with its messages under the names of the form (AUTH-66). */
export function onFormFields(error: ApiError): ApiError {
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, messages]) => [fieldNames[name] ?? name, messages]),
  );
  return new ValidationError(error.message, { code: error.code, status: error.status, fields, cause: error });
}
