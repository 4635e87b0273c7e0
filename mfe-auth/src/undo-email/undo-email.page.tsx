import { checkToken, undoEmailChange } from '@portal/api-contract';
import {
  isRejection,
  mayHaveSaved,
  useApiMutation,
  useBrand,
  useMessages,
  usePlatform,
} from '@portal/platform';
import { Button, leaveFocusToHeading, Notice, Stack, Text } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { authMessages } from '../messages/auth.messages.ts';
import { LinkFailure } from '../sign-in/link-failure.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';

/**
 * `/auth/undo-email/:token`: puts the email address of an account back, by the link that the old address got. It waits
 * for the button, because programs that read emails open their links.
 */
export function UndoEmailPage() {
  const { token = '' } = useParams();
  const t = useMessages(authMessages);
  const { contact } = useBrand();
  const failureReason = useFailureReason();
  const { api, session } = usePlatform();
  const { mutate, status, error, isPending } = useApiMutation(undoEmailChange, {
    onSuccess: () => {
      // Every session of the account has ended: the 401 ends the one of this tab, unless it is another customer's.
      if (session.token !== null) void api.call(checkToken, undefined).catch(() => {});
    },
    onError: () => {},
  });

  if (!token) {
    const text = t('undoEmail.incomplete', { phone: contact.phone });
    return <LinkFailure title={t('undoEmail.title')} text={text} onRetry={null} />;
  }
  if (status === 'success') {
    return (
      <SignInLayout title={t('undoEmail.doneTitle')} below={<ToLogin />}>
        <Stack gap={12}>
          <Notice tone="ok" role="status">
            {t('undoEmail.next')}
          </Notice>
          <Text>{t('undoEmail.done')}</Text>
        </Stack>
      </SignInLayout>
    );
  }
  if (error) {
    const rejected = isRejection(error);
    return (
      <LinkFailure
        title={t('undoEmail.title')}
        text={
          rejected
            ? t('undoEmail.ended', { phone: contact.phone })
            : t(mayHaveSaved(error) ? 'undoEmail.unanswered' : 'undoEmail.failed', {
                reason: failureReason(error),
              })
        }
        onRetry={rejected ? null : () => mutate({ token })}
      />
    );
  }
  return (
    <SignInLayout title={t('undoEmail.title')} intro={t('undoEmail.intro')} below={<ToLogin />}>
      <Stack gap={16}>
        <Text>{t('undoEmail.consequence')}</Text>
        <Button ref={leaveFocusToHeading} wide pending={isPending} onClick={() => mutate({ token })}>
          {t('undoEmail.submit')}
        </Button>
        <Text tone={2}>{t('undoEmail.keep')}</Text>
      </Stack>
    </SignInLayout>
  );
}
