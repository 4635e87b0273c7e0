import { resendPin, verifyAccount } from '@portal/api-contract';
import { isPin } from '@portal/domain';
import { useApiMutation, useMessages, usePlatform, ValidationError } from '@portal/platform';
import { Button, Divider, Notice, Row, Text } from '@portal/ui';
import { DigitsField, Form, SubmitButton } from '@portal/ui/form';
import { useParams } from 'react-router-dom';
import { nonempty, refine, string, type, type Infer } from 'superstruct';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { pinFailure } from './verify.errors.ts';

const pinStruct = type({ pin: refine(nonempty(string()), 'pin', isPin) });

/** `/auth/verify/:token`: asks for the PIN of the email, and sends another one (AUTH-21..23, 84; OP-33). */
export function VerifyPage() {
  const { token = '' } = useParams();
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();

  async function submit({ pin }: Infer<typeof pinStruct>) {
    try {
      const step = await platform.api.call(verifyAccount, { token, otp: pin });
      if (step.status === 'signed-in') completeSignIn(platform, step.signedIn, redirect);
      else platform.navigation.go(ownRoutes.login(redirectQuery(redirect)), { replace: true });
      platform.notify.success(t('verify.success'));
    } catch (error) {
      if (pinFailure(error) !== 'wrong') throw withFormFieldNames(error);
      const fields = { pin: [t('verify.wrong')] };
      throw new ValidationError(t('verify.wrong'), { code: 400, fields, cause: error });
    }
  }

  function failText(error: unknown): string {
    const failure = pinFailure(error);
    if (failure === 'maxed') return t('verify.maxed');
    if (failure === 'ended') return t('verify.ended');
    return t('verify.failed', { reason: failureReason(error) });
  }

  return (
    <SignInLayout title={t('verify.title')} intro={t('verify.intro')} below={<ToLogin />}>
      <Form
        struct={pinStruct}
        onSubmit={submit}
        failureMessage={({ missing }) => (missing ? undefined : t('verify.pinProblem'))}
        failText={failText}
        label={t('verify.title')}
        keepsChanges={false}
      >
        <DigitsField name="pin" label={t('verify.pin')} length={5} oneTimeCode />
        <SubmitButton wide>{t('verify.submit')}</SubmitButton>
      </Form>
      <Divider />
      <Resend token={token} />
    </SignInLayout>
  );
}

function Resend({ token }: { readonly token: string }) {
  const t = useMessages(authMessages);
  const { navigation, notify } = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();
  const resend = useApiMutation(resendPin, {
    onSuccess: ({ token: next }) => {
      if (next !== null)
        navigation.go(ownRoutes.verify({ token: next, ...redirectQuery(redirect) }), { replace: true });
      notify.success(t('verify.resent'));
    },
    onError: () => {},
  });
  return (
    <>
      {resend.error && (
        <Notice tone="bad" role="alert">
          {t('verify.resendFailed', { reason: failureReason(resend.error) })}
        </Notice>
      )}
      <Row gap={8} wrap justify="between">
        <Text as="span" tone={2}>
          {t('verify.noCode')}
        </Text>
        <Button variant="quiet" size="s" pending={resend.isPending} onClick={() => resend.mutate({ token })}>
          {t('verify.resend')}
        </Button>
      </Row>
    </>
  );
}
