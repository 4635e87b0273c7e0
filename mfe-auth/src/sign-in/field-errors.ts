import { withFieldNames } from '@portal/platform';

/** The forms' fields by their wire names. */
const fieldNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  password_confirmation: 'passwordConfirmation',
  otp: 'pin',
};

/** Returns the same error with its messages under the names of the forms' fields. */
export const withFormFieldNames = (error: unknown): unknown => withFieldNames(error, fieldNames);
