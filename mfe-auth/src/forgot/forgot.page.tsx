import { forgotPassword } from '@portal/api-contract';
import { useMessages, usePlatform } from '@portal/platform';
import { EmailField, Form, SubmitButton } from '@portal/ui/form';
import { type, type Infer } from 'superstruct';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { email } from '../sign-in/email-struct.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';

const forgotStruct = type({ email });

/** `/auth/forgot`: sends an email for a new password (AUTH-09, 10, 56, 60, 61). */
export function ForgotPage() {
  const t = useMessages(authMessages);
  const { api, navigation, notify } = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();

  async function submit(values: Infer<typeof forgotStruct>) {
    try {
      const { token } = await api.call(forgotPassword, values);
      navigation.go(ownRoutes.forgotNotify({ token, ...redirectQuery(redirect) }));
      notify.success(t('forgot.success'));
    } catch (error) {
      throw withFormFieldNames(error);
    }
  }

  return (
    <SignInLayout title={t('forgot.title')} intro={t('forgot.intro')} below={<ToLogin />}>
      <Form
        struct={forgotStruct}
        onSubmit={submit}
        failText={(error) => t('forgot.failed', { reason: failureReason(error) })}
        label={t('forgot.title')}
        keepsChanges={false}
      >
        <EmailField name="email" label={t('forgot.email')} />
        <SubmitButton wide>{t('forgot.submit')}</SubmitButton>
      </Form>
    </SignInLayout>
  );
}
