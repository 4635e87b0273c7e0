import { verifyAccount } from '@portal/api-contract';
import { isRejection, useApiMutation, useMessages, usePlatform } from '@portal/platform';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { LinkFailure } from '../sign-in/link-failure.tsx';
import { ProgressView } from '../sign-in/progress-view.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';

/** `/auth/invite/:token`: checks the invitation, then lets the invited choose a password (AUTH-24; OP-37). */
export function InvitePage() {
  const { token = '' } = useParams();
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const failureReason = useFailureReason();
  const { mutate, error } = useApiMutation(verifyAccount, {
    onSuccess: (step) => {
      if (step.status === 'signed-in') completeSignIn(platform, step.signedIn, null);
      else {
        const invited = { token: step.token ?? token, email: step.username ?? undefined };
        platform.navigation.go(ownRoutes.setPassword(invited), { replace: true });
      }
    },
    onError: () => {},
  });

  useEffect(() => {
    if (token) mutate({ token });
  }, [mutate, token]);

  if (!token) return <LinkFailure title={t('invite.title')} text={t('invite.incomplete')} onRetry={null} />;
  if (!error) return <ProgressView text={t('invite.progress')} />;
  const rejected = isRejection(error);
  return (
    <LinkFailure
      title={t('invite.title')}
      text={rejected ? t('invite.ended') : t('invite.failed', { reason: failureReason(error) })}
      onRetry={rejected ? null : () => mutate({ token })}
    />
  );
}
