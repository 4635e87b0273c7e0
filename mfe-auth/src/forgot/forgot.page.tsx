import { forgotPassword, forgotPortal } from '@portal/api-contract';
import type { Guard } from '@portal/domain';
import { useMessages, usePlatform, type PortalPath } from '@portal/platform';
import { EmailField, Form, SubmitButton } from '@portal/ui/form';
import { type, type Infer } from 'superstruct';
import { GuardChoice } from '../guard/guard-choice.tsx';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { email } from '../sign-in/email-struct.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { useVariant } from '../sign-in/use-variant.ts';

const forgotStruct = type({ email });
type ForgotForm = Infer<typeof forgotStruct>;

/** `/auth/forgot`: sends an email for a new password (AUTH-09, 10, 33, 56, 60, 61). */
export function ForgotPage() {
  const redirect = redirectQuery(useRedirect());
  const variant = useVariant();
  if (variant.type === 'customer') return <ForgotEmail guard={null} />;
  if (variant.guard === null)
    return <GuardChoice label="continueAs" to={(chosen) => ownRoutes.forgot({ ...redirect, ...chosen })} />;
  return <ForgotEmail guard={variant.guard} />;
}

/** Leads to notify, since customers get a link; users of a guard get a PIN, which verify asks for (OP-36). */
function ForgotEmail({ guard }: { readonly guard: Guard | null }) {
  const t = useMessages(authMessages);
  const { api, navigation, notify } = usePlatform();
  const redirect = redirectQuery(useRedirect());
  const failureReason = useFailureReason();

  async function ask(values: ForgotForm): Promise<PortalPath> {
    if (guard === null) {
      const { token } = await api.call(forgotPassword, values);
      return ownRoutes.forgotNotify({ token, ...redirect });
    }
    const { token } = await api.call(forgotPortal, { ...values, guard });
    if (token === null) return ownRoutes.forgotNotify(redirect);
    return ownRoutes.verify({ token, email: values.email, ...redirect });
  }

  async function submit(values: ForgotForm) {
    try {
      navigation.go(await ask(values));
      notify.success(t('forgot.success'));
    } catch (error) {
      throw withFormFieldNames(error);
    }
  }

  return (
    <SignInLayout
      title={t('forgot.title')}
      intro={t(guard === null ? 'forgot.intro' : 'forgot.introPin')}
      below={<ToLogin />}
    >
      <Form
        struct={forgotStruct}
        onSubmit={submit}
        failText={(error) => t('forgot.failed', { reason: failureReason(error) })}
        label={t('forgot.title')}
        keepsChanges={false}
      >
        <EmailField name="email" label={t('forgot.email')} />
        <SubmitButton wide>{t('forgot.submit')}</SubmitButton>
      </Form>
    </SignInLayout>
  );
}
