import { refine, type Struct } from 'superstruct';
import { fieldPrefix } from './field-type.ts';

/** Returns the struct with the rule that `password_confirmation` equals `password` (AUTH-53, PROF-76). */
export function withConfirmation<T extends { password: string; password_confirmation: string }, S>(
  body: Struct<T, S>,
): Struct<T, S> {
  return refine(body, `${fieldPrefix}confirmation`, ({ password, password_confirmation }, context) =>
    password === password_confirmation
      ? true
      : {
          path: [...(context.path as string[]), 'password_confirmation'],
          message: 'This does not match the password.',
        },
  );
}
