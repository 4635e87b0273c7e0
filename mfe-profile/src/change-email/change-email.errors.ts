import { isRejection, ValidationError, type ApiError } from '@portal/platform';

/** The current password is wrong. */
const forbidden = 403;

/** Returns the failure with its message at the field that it is about (PROF-95). */
export function emailFailure(error: ApiError): ApiError {
  if (!isRejection(error) || error.status !== forbidden) return error;
  const { code, status, message } = error;
  return new ValidationError(message, { code, status, fields: { password: [message] }, cause: error });
}
