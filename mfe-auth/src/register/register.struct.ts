import { pattern, string, type, type Infer } from 'superstruct';
import { newPasswordFields } from '../new-password/new-password.struct.ts';
import { email } from '../sign-in/email-struct.ts';

const name = pattern(string(), /\S/);

/** AUTH-46..52. */
export const registerStruct = type({ firstName: name, lastName: name, email, ...newPasswordFields });
export type RegistrationForm = Infer<typeof registerStruct>;
