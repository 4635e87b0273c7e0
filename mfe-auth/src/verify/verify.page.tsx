import { resendForgot, resendPin, verifyAccount, verifyForgot } from '@portal/api-contract';
import { useMessages, usePageTitle, usePlatform } from '@portal/platform';
import { useParams, useSearchParams } from 'react-router-dom';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { LinkFailure } from '../sign-in/link-failure.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { PinScreen } from './pin-screen.tsx';

/**
 * `/auth/verify/:token`: asks for the PIN of the email and sends another one (AUTH-21..23, 84). It verifies an account
 * (OP-33), or with an email in the address the forgotten password of a user of a guard (AUTH-35, OP-36).
 */
export function VerifyPage() {
  const { token } = useParams();
  const t = useMessages(authMessages);
  const [query] = useSearchParams();
  const email = query.get('email');
  if (!token) return <LinkFailure title={t('verify.title')} text={t('verify.incomplete')} onRetry={null} />;
  // Of another flow nothing that was typed or said counts.
  return email ? (
    <VerifyForgotten key={token} token={token} email={email} />
  ) : (
    <VerifyAccount key={token} token={token} />
  );
}

function VerifyAccount({ token }: { readonly token: string }) {
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const { api, navigation, notify } = platform;
  const redirect = useRedirect();

  async function verify(otp: string) {
    const step = await api.call(verifyAccount, { token, otp });
    if (step.status === 'signed-in') completeSignIn(platform, step.signedIn, redirect);
    else navigation.go(ownRoutes.login(redirectQuery(redirect)), { replace: true });
    notify.success(t('verify.success'));
  }

  async function resend() {
    const { token: next } = await api.call(resendPin, { token });
    if (next !== null) {
      navigation.go(ownRoutes.verify({ token: next, ...redirectQuery(redirect) }), { replace: true });
    }
    notify.success(t('verify.resent'));
  }

  return (
    <PinScreen
      title={t('verify.title')}
      intro={t('verify.intro')}
      submitLabel={t('verify.submit')}
      failed={t('verify.sentence')}
      ended={t('verify.ended')}
      limited={t('verify.linkAccount', { phone: platform.brand.contact.phone })}
      unanswered={t('verify.unanswered')}
      onPin={verify}
      onResend={resend}
    />
  );
}

interface VerifyForgottenProps {
  /** The token that forgot answered: the PIN counts only with it (OP-102). */
  readonly token: string;
  readonly email: string;
}

function VerifyForgotten({ token, email }: VerifyForgottenProps) {
  const t = useMessages(authMessages);
  const { api, navigation, notify } = usePlatform();
  const redirect = useRedirect();

  usePageTitle(t('verify.titleForgotten'));

  async function verify(otp: string) {
    const reset = await api.call(verifyForgot, { email, otp, token });
    navigation.go(ownRoutes.reset({ token: reset.token, email, ...redirectQuery(redirect) }), {
      replace: true,
    });
  }

  async function resend() {
    await api.call(resendForgot, { token });
    notify.success(t('verify.resent'));
  }

  return (
    <PinScreen
      title={t('verify.titleForgotten')}
      intro={t('verify.introForgotten', { email })}
      submitLabel={t('verify.continue')}
      failed={t('reset.sentence')}
      ended={null}
      limited={t('verify.linkForgotten')}
      unanswered={t('verify.unansweredForgotten')}
      onPin={verify}
      onResend={resend}
    />
  );
}
