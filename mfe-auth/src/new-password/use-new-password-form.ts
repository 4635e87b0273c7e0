import { useMessages } from '@portal/platform';
import type { FieldFailure } from '@portal/ui/form';
import { authMessages } from '../messages/auth.messages.ts';
import { confirmationDiffers, newPasswordProblem } from './new-password.struct.ts';

/** Returns what a Form with `newPasswordFields` needs to say what is wrong with them. */
export function useNewPasswordForm() {
  const t = useMessages(authMessages);
  return {
    failureMessage: (failure: FieldFailure): string | undefined => {
      const problem = newPasswordProblem(failure);
      return problem && t(`newPassword.problems.${problem}`);
    },
    validate: (values: Parameters<typeof confirmationDiffers>[0]): Readonly<Record<string, string>> =>
      confirmationDiffers(values) ? { passwordConfirmation: t('newPassword.mismatch') } : {},
  };
}
