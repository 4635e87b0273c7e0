import { passwordProblems } from '@portal/domain';
import type { FieldFailure } from '@portal/ui/form';
import { nonempty, refine, string } from 'superstruct';

/**
 * The fields of a new password (AUTH-49..52, OP-41). The confirmation must equal the password too, which
 * `confirmationDiffers` checks on two fields.
 */
export const newPasswordFields = {
  password: refine(nonempty(string()), 'password', (value) => passwordProblems(value).length === 0),
  passwordConfirmation: nonempty(string()),
};

/** Whether the confirmation is another text than the password (AUTH-53). */
export function confirmationDiffers(values: {
  readonly password?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
}): boolean {
  return Boolean(values.passwordConfirmation) && values.passwordConfirmation !== values.password;
}

/** Returns the first thing that a new password lacks, when that is what a form rejects. */
export function newPasswordProblem({ name, value, missing }: FieldFailure) {
  return name === 'password' && !missing && typeof value === 'string'
    ? passwordProblems(value)[0]
    : undefined;
}
