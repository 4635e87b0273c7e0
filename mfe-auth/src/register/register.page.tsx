import { registerCustomer } from '@portal/api-contract';
import { usePlatform, useMessages } from '@portal/platform';
import { Row, Text, TextLink } from '@portal/ui';
import { EmailField, Form, SubmitButton, TextField } from '@portal/ui/form';
import { authMessages } from '../messages/auth.messages.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useNewPasswordForm } from '../new-password/use-new-password-form.ts';
import { ownRoutes } from '../own-routes.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { registerStruct, type RegistrationForm } from './register.struct.ts';

/** `/auth/register`: opens a customer account and signs in (AUTH-08, 46..53, 57). */
export function RegisterPage() {
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();
  const newPasswordForm = useNewPasswordForm();

  async function submit(values: RegistrationForm) {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const signedIn = await platform.api.call(registerCustomer, { ...values, timezone });
      completeSignIn(platform, signedIn, redirect);
      platform.notify.success(t('register.success'));
    } catch (error) {
      throw withFormFieldNames(error);
    }
  }

  return (
    <SignInLayout
      title={t('register.title')}
      intro={t('register.intro')}
      below={
        <Row gap={8} wrap>
          <Text as="span">{t('register.loginLead')}</Text>
          <TextLink to={ownRoutes.login(redirectQuery(redirect))}>{t('register.login')}</TextLink>
        </Row>
      }
    >
      <Form
        struct={registerStruct}
        onSubmit={submit}
        failText={(error) => t('register.failed', { reason: failureReason(error) })}
        label={t('register.title')}
        {...newPasswordForm}
      >
        <TextField name="firstName" label={t('register.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('register.lastName')} autoComplete="family-name" />
        <EmailField name="email" label={t('email')} />
        <NewPasswordFields label={t('password')} />
        <SubmitButton wide>{t('register.submit')}</SubmitButton>
      </Form>
    </SignInLayout>
  );
}
