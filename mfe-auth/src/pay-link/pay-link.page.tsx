import { openPaymentLink, paymentSessionState } from '@portal/api-contract';
import {
  isRejection,
  languages,
  useApiMutation,
  useMessages,
  usePlatform,
  useRoutes,
} from '@portal/platform';
import { Button, Stack, Text } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authMessages } from '../messages/auth.messages.ts';
import { LinkFailure } from '../sign-in/link-failure.tsx';
import { LogOutFirst } from '../sign-in/log-out-first.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';

const signedInElsewhere = 403;

/** Shows the page in a language of the portal once, when it opens: the customer can choose another one on it. */
function useLanguageOfEmail(wanted: string | null) {
  const { language } = usePlatform();
  const ofEmail = languages.find((one) => one === wanted);
  const open = useEffectEvent(() => {
    if (ofEmail !== undefined && ofEmail !== language.choice) language.show(ofEmail);
  });
  useEffect(() => open(), []);
}

/**
 * `/auth/pay?token=…&language=…`: the link of a reminder (OP-103), shown in the language of its email. It exchanges the
 * token for a session that can do this one payment, and takes it out of the address. It waits for the button, because
 * programs that read emails open their links. Only a link that opened stores the language.
 */
export function PayLinkPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  useLanguageOfEmail(query.get('language'));
  const t = useMessages(authMessages);
  const { language, navigation } = usePlatform();
  const reminder = useRoutes().payments.reminder();
  const failureReason = useFailureReason();
  const { mutate, reset, error, isPending } = useApiMutation(openPaymentLink, {
    onSuccess: (opened) => {
      language.choose(language.choice);
      if (reminder) navigation.go(reminder, { replace: true, state: paymentSessionState(opened.token) });
    },
    onError: () => {},
  });

  const title = t('payLink.title');
  if (!token || !reminder) {
    const text = t(token ? 'payLink.unavailable' : 'payLink.incomplete');
    return <LinkFailure title={title} text={text} onRetry={null} />;
  }
  if (isRejection(error) && error.status === signedInElsewhere) {
    return <LogOutFirst title={title} text={t('payLink.foreign')} onLoggedOut={reset} />;
  }
  if (error) {
    const rejected = isRejection(error);
    return (
      <LinkFailure
        title={title}
        text={rejected ? t('payLink.ended') : t('payLink.failed', { reason: failureReason(error) })}
        onRetry={rejected ? null : () => mutate({ token })}
      />
    );
  }
  return (
    <SignInLayout title={title} intro={t('payLink.intro')} below={<ToLogin />}>
      <Stack gap={16}>
        <Text>{t('payLink.need')}</Text>
        <Button wide pending={isPending} onClick={() => mutate({ token })}>
          {t('payLink.submit')}
        </Button>
        <Text tone={2}>{t('payLink.once')}</Text>
      </Stack>
    </SignInLayout>
  );
}
