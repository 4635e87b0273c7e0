import type { SignedIn } from '@portal/domain';
import { ApiError, usePlatform, useMessages } from '@portal/platform';
import { EmailField, Form, PasswordField, SubmitButton } from '@portal/ui/form';
import { nonempty, string, type } from 'superstruct';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { email } from '../sign-in/email-struct.ts';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { loginFailure } from './login.errors.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const credentials = type({ email, password: nonempty(string()) });

interface LoginFormProps {
  readonly signIn: (credentials: Credentials) => Promise<SignedIn>;
  readonly initial?: Credentials | undefined;
}

/** Asks for email and password, and signs in with them (AUTH-05, 54, 55). */
export function LoginForm({ signIn, initial }: LoginFormProps) {
  const t = useMessages(loginMessages);
  const platform = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();

  async function submit(values: Credentials) {
    try {
      const signedIn = await signIn(values);
      completeSignIn(platform, signedIn, redirect);
      platform.notify.success(t('login.success'));
    } catch (error) {
      const failure = error instanceof ApiError ? loginFailure(error) : null;
      if (failure?.type !== 'unverified' || failure.token === null) throw error;
      platform.navigation.go(ownRoutes.verify({ token: failure.token, ...redirectQuery(redirect) }));
    }
  }

  function failText(error: unknown): string {
    const failure = error instanceof ApiError ? loginFailure(error) : null;
    if (failure?.type === 'wrong-credentials') return t('login.wrongCredentials');
    if (failure?.type === 'unverified')
      return t('login.verifyFirst', { phone: platform.brand.contact.phone });
    return t('login.failed', { reason: failureReason(error) });
  }

  return (
    <Form
      struct={credentials}
      onSubmit={submit}
      failText={failText}
      label={t('login.title')}
      keepsChanges={false}
      {...(initial ? { initialValues: initial } : {})}
    >
      <EmailField name="email" label={t('email')} />
      <PasswordField name="password" label={t('password')} />
      <SubmitButton wide>{t('login.submit')}</SubmitButton>
    </Form>
  );
}
