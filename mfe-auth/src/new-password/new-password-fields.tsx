import { useMessages } from '@portal/platform';
import { PasswordField, PasswordMeter } from '@portal/ui/form';
import { authMessages } from '../messages/auth.messages.ts';

/** The fields for a new password and its confirmation, with the strength meter (OP-42). */
export function NewPasswordFields({ label }: { readonly label: string }) {
  const t = useMessages(authMessages);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        purpose="new"
        meter={PasswordMeter}
        help={t('newPassword.help')}
      />
      <PasswordField name="passwordConfirmation" label={t('newPassword.confirmation')} purpose="new" />
    </>
  );
}
