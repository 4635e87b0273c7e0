import { setPassword } from '@portal/api-contract';
import {
  isRejection,
  mayHaveSaved,
  useMessages,
  usePlatform,
  useSession,
  type SessionState,
} from '@portal/platform';
import { TextLink } from '@portal/ui';
import { AccountEmail, Form, SubmitButton } from '@portal/ui/form';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type, type Infer } from 'superstruct';
import { authMessages } from '../messages/auth.messages.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { newPasswordFields } from '../new-password/new-password.struct.ts';
import { useNewPasswordForm } from '../new-password/use-new-password-form.ts';
import { ownRoutes } from '../own-routes.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { ProgressView } from '../sign-in/progress-view.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';

/**
 * `/auth/set-password`: sets the password of somebody who was invited, by the token of the address, or of somebody
 * signed in who must choose a new one (AUTH-27, 45). Anybody else is led to login.
 */
export function SetPasswordPage() {
  const t = useMessages(authMessages);
  const { navigation } = usePlatform();
  const [query] = useSearchParams();
  const redirect = useRedirect();
  const session = useSession();
  const token = query.get('token');
  const isLost = !token && session.status === 'signed-out';

  useEffect(() => {
    if (isLost) navigation.go(ownRoutes.login(redirectQuery(redirect)), { replace: true });
  }, [isLost, redirect, navigation]);

  if (token) return <SetPasswordForm token={token} email={query.get('email')} />;
  if (session.status !== 'signed-in') return <ProgressView text={t('check.title')} />;
  return <SetPasswordForm token={null} email={session.user.email} />;
}

interface SetPasswordFormProps {
  /** The token of an invitation; null for who is signed in. */
  readonly token: string | null;
  /** Of the account; null when an old invitation does not say it. */
  readonly email: string | null;
}

const setPasswordStruct = type(newPasswordFields);

/** A new password is not required, or not any more. */
const notRequired = 403;

/** Whether who had to choose a password has done so before: the answer was lost, or it was in another tab. */
const isSetAlready = (error: unknown, session: SessionState): boolean =>
  isRejection(error) &&
  error.status === notRequired &&
  session.status === 'signed-in' &&
  session.mustResetPassword === true;

function SetPasswordForm({ token, email }: SetPasswordFormProps) {
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();
  const newPasswordForm = useNewPasswordForm();

  /** The session stays as it is, but for the password that was missing. */
  function goOn() {
    const { session, navigation } = platform;
    const to = ownRoutes.check(redirectQuery(redirect));
    if (session.token !== null && session.state.status === 'signed-in')
      session.signIn({ token: session.token, user: session.state.user }, to);
    else navigation.go(to, { replace: true });
  }

  async function submit(values: Infer<typeof setPasswordStruct>) {
    try {
      const step = await platform.api.call(setPassword, { ...values, ...(token ? { token } : {}) });
      if (step.status === 'signed-in') completeSignIn(platform, step.signedIn, redirect);
      else goOn();
      platform.notify.success(t('setPassword.success'));
    } catch (error) {
      if (token !== null || !isSetAlready(error, platform.session.state)) throw withFormFieldNames(error);
      goOn();
      platform.notify.info(t('setPassword.already'));
    }
  }

  /** An invitation is used once: a next try would reject what a lost answer has saved. */
  function failText(error: unknown): string {
    const unanswered = token !== null && mayHaveSaved(error);
    return t(unanswered ? 'setPassword.unanswered' : 'setPassword.failed', { reason: failureReason(error) });
  }

  function intro(): string {
    if (!email) return t('setPassword.intro');
    return t(token ? 'setPassword.introInvited' : 'setPassword.introFor', { email });
  }

  return (
    <SignInLayout
      title={t('setPassword.title')}
      intro={intro()}
      below={token ? <ToLogin /> : <TextLink to={ownRoutes.logout()}>{t('setPassword.logout')}</TextLink>}
    >
      <Form
        struct={setPasswordStruct}
        onSubmit={submit}
        failText={failText}
        label={t('setPassword.title')}
        keepsChanges={false}
        {...newPasswordForm}
      >
        {email && <AccountEmail email={email} />}
        <NewPasswordFields label={t('reset.password')} />
        <SubmitButton wide>{t('setPassword.submit')}</SubmitButton>
      </Form>
    </SignInLayout>
  );
}
