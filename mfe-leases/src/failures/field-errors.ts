import { withFieldNames } from '@portal/platform';

/** The fields of leases/retrieve by their wire names. */
const fieldNames = { last_name: 'lastName', date_of_birth: 'dateOfBirth' };

/** Returns the same error with its messages under the names of the form's fields. */
export const withFormFieldNames = (error: unknown): unknown => withFieldNames(error, fieldNames);
