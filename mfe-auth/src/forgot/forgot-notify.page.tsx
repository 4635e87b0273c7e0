import { resendForgot } from '@portal/api-contract';
import { useApiMutation, useMessages, usePlatform } from '@portal/platform';
import { Button, ButtonLink, Notice, Row, Text, TextLink } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';

/**
 * `/auth/forgot/notify`: says that the request is processed (AUTH-11..14). Resend sends the email again by the token of
 * the request and goes back one page (OP-38); without a token in the address it only goes back, to ask once more.
 */
export function ForgotNotifyPage() {
  const t = useMessages(authMessages);
  const { navigation, notify } = usePlatform();
  const [query] = useSearchParams();
  const redirect = redirectQuery(useRedirect());
  const failureReason = useFailureReason();
  const token = query.get('token');
  const goBack = () => navigation.back(ownRoutes.forgot(redirect));
  const resend = useApiMutation(resendForgot, {
    onSuccess: () => {
      notify.success(t('forgot.success'));
      goBack();
    },
    onError: () => {},
  });

  return (
    <SignInLayout
      title={t('notify.title')}
      intro={t('notify.intro')}
      // The token may have ended, so that no other try of Resend can succeed.
      below={resend.error && <TextLink to={ownRoutes.forgot(redirect)}>{t('reset.again')}</TextLink>}
    >
      <Text>{t('notify.next')}</Text>
      {resend.error && (
        <Notice tone="bad" role="alert">
          {t('forgot.failed', { reason: failureReason(resend.error) })}
        </Notice>
      )}
      <Row gap={12} wrap>
        <ButtonLink to={ownRoutes.login(redirect)}>{t('notify.login')}</ButtonLink>
        <Button
          variant="secondary"
          pending={resend.isPending}
          onClick={() => (token ? resend.mutate({ token }) : goBack())}
        >
          {t('notify.resend')}
        </Button>
      </Row>
    </SignInLayout>
  );
}
