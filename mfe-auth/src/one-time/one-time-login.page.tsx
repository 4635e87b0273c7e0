import { loginPortal } from '@portal/api-contract';
import { isRejection, useApiMutation, useMessages, usePlatform } from '@portal/platform';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { authMessages } from '../messages/auth.messages.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { LinkFailure } from '../sign-in/link-failure.tsx';
import { ProgressView } from '../sign-in/progress-view.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';

/**
 * `/auth/login/one-time/:token?code=…`: signs in by the link of an email, once (AUTH-25, 26; OP-37). A link without
 * token or code is incomplete (AUTH-73).
 */
export function OneTimeLoginPage() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const code = query.get('code');
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();
  const login = useApiMutation(loginPortal, {
    onSuccess: (signedIn) => {
      completeSignIn(platform, signedIn, redirect);
      platform.notify.success(t('login.success'));
    },
    onError: () => {},
  });
  const { mutate, error } = login;

  useEffect(() => {
    if (token && code) mutate({ token, code });
  }, [mutate, token, code]);

  if (!token || !code)
    return <LinkFailure title={t('oneTime.title')} text={t('oneTime.incomplete')} onRetry={null} />;
  if (!error) return <ProgressView text={t('check.title')} />;
  const rejected = isRejection(error);
  return (
    <LinkFailure
      title={t('oneTime.title')}
      text={rejected ? t('oneTime.ended') : t('oneTime.failed', { reason: failureReason(error) })}
      onRetry={rejected ? null : () => mutate({ token, code })}
    />
  );
}
