import { passwordProblems, type PasswordProblem } from '@portal/domain';
import { nonempty, pattern, refine, string, type, type Infer } from 'superstruct';
import { email } from '../sign-in/email-struct.ts';

const name = pattern(string(), /\S/);

/** AUTH-46..52. The confirmation must equal the password too, which `confirmationDiffers` checks on two fields. */
export const registerStruct = type({
  firstName: name,
  lastName: name,
  email,
  password: refine(nonempty(string()), 'password', (value) => passwordProblems(value).length === 0),
  passwordConfirmation: nonempty(string()),
});
export type RegistrationForm = Infer<typeof registerStruct>;

/** Whether the confirmation is another text than the password (AUTH-53). */
export function confirmationDiffers(values: {
  readonly password?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
}): boolean {
  return Boolean(values.passwordConfirmation) && values.passwordConfirmation !== values.password;
}

/** Returns the first thing that the password lacks. */
export function firstPasswordProblem(password: unknown): PasswordProblem | undefined {
  return typeof password === 'string' ? passwordProblems(password)[0] : undefined;
}
