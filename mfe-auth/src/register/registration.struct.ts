import { passwordProblems, type PasswordProblem } from '@portal/domain';
import { nonempty, pattern, refine, string, type, type Infer } from 'superstruct';
import { email } from '../entry/email-struct.ts';

const name = pattern(string(), /\S/);

/** AUTH-46..52; that the confirmation equals the password is a rule of two fields, `registrationMismatch`. */
export const registrationStruct = type({
  firstName: name,
  lastName: name,
  email,
  password: refine(nonempty(string()), 'password', (value) => passwordProblems(value).length === 0),
  passwordConfirmation: nonempty(string()),
});
export type RegistrationForm = Infer<typeof registrationStruct>;

/** AUTH-53. */
export function confirmationDiffers(values: {
  readonly password?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
}): boolean {
  return Boolean(values.passwordConfirmation) && values.passwordConfirmation !== values.password;
}

/** What the password lacks first. */
export function firstPasswordProblem(password: unknown): PasswordProblem | undefined {
  return typeof password === 'string' ? passwordProblems(password)[0] : undefined;
}
