import { resetPassword, resetPortal } from '@portal/api-contract';
import { mayHaveSaved, useMessages, usePlatform, useSession } from '@portal/platform';
import { ButtonLink, Notice, TextLink } from '@portal/ui';
import { AccountEmail, Form, SubmitButton } from '@portal/ui/form';
import { useSearchParams } from 'react-router-dom';
import { type, type Infer } from 'superstruct';
import { authMessages } from '../messages/auth.messages.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { newPasswordFields } from '../new-password/new-password.struct.ts';
import { useNewPasswordForm } from '../new-password/use-new-password-form.ts';
import { ownRoutes } from '../own-routes.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { LogOutFirst } from '../sign-in/log-out-first.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { useVariant } from '../sign-in/use-variant.ts';

const resetStruct = type(newPasswordFields);

/**
 * `/auth/reset`: sets a new password by the token and email of the address (AUTH-15, 16, 34, 62). Who is signed in, as
 * whomever, is told so: the password may be of another account, and setting it ends in a login (OP-06).
 */
export function ResetPage() {
  const t = useMessages(authMessages);
  const [query] = useSearchParams();
  const token = query.get('token');
  const email = query.get('email');
  const session = useSession();
  if (session.status === 'signed-in') {
    const text = t('reset.signedIn', { email: session.user.email });
    return <LogOutFirst title={t('reset.title')} text={text} />;
  }
  if (!token || !email) {
    return (
      <SignInLayout title={t('reset.title')} below={<ToLogin />}>
        <Notice tone="bad">{t('reset.incomplete')}</Notice>
        <div>
          <ButtonLink to={ownRoutes.forgot()}>{t('reset.again')}</ButtonLink>
        </div>
      </SignInLayout>
    );
  }
  return <ResetForm token={token} email={email} />;
}

function ResetForm({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useMessages(authMessages);
  const { api, navigation, notify } = usePlatform();
  const endpoint = useVariant().type === 'portal' ? resetPortal : resetPassword;
  const failureReason = useFailureReason();
  const newPasswordForm = useNewPasswordForm();
  const redirect = useRedirect();

  async function submit(values: Infer<typeof resetStruct>) {
    try {
      await api.call(endpoint, { token, email, ...values });
      navigation.go(ownRoutes.login(redirectQuery(redirect)), { replace: true });
      notify.success(t('reset.success'));
    } catch (error) {
      throw withFormFieldNames(error);
    }
  }

  return (
    <SignInLayout
      title={t('reset.title')}
      intro={t('reset.intro', { email })}
      below={<TextLink to={ownRoutes.forgot()}>{t('reset.again')}</TextLink>}
    >
      <Form
        struct={resetStruct}
        onSubmit={submit}
        failText={(error) =>
          t(mayHaveSaved(error) ? 'reset.unanswered' : 'reset.failed', { reason: failureReason(error) })
        }
        label={t('reset.title')}
        keepsChanges={false}
        {...newPasswordForm}
      >
        <AccountEmail email={email} />
        <NewPasswordFields label={t('reset.password')} />
        <SubmitButton wide>{t('reset.submit')}</SubmitButton>
      </Form>
    </SignInLayout>
  );
}
