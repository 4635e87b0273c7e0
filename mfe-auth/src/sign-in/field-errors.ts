import { ApiError, ValidationError, type FieldErrors } from '@portal/platform';

/** The forms' fields by their wire names. */
const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  password_confirmation: 'passwordConfirmation',
  otp: 'pin',
};

/**
 * Returns the same error with its messages under the form's field names (AUTH-66, 68). Messages for other names stay as
 * they are: a form shows those of fields that it does not have above its button.
 */
export function withFormFieldNames(error: unknown): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, messages]) => [fieldNames[name] ?? name, messages]),
  );
  const { message, code, status, data } = error;
  return new ValidationError(message, { code, status, data, fields, cause: error });
}
