import { registerCustomer } from '@portal/api-contract';
import { ApiError, usePlatform, useMessages } from '@portal/platform';
import { Row, Text, TextLink } from '@portal/ui';
import { EmailField, Form, PasswordField, SubmitButton, TextField, type FieldFailure } from '@portal/ui/form';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { withFormFieldNames } from './register.errors.ts';
import {
  confirmationDiffers,
  firstPasswordProblem,
  registerStruct,
  type RegistrationForm,
} from './register.struct.ts';

/** `/auth/register`: opens a customer account and signs in (AUTH-08, 46..53, 57). */
export function RegisterPage() {
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const redirect = useRedirect();

  async function submit(values: RegistrationForm) {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const signedIn = await platform.api.call(registerCustomer, { ...values, timezone });
      completeSignIn(platform, signedIn, redirect);
      platform.notify.success(t('register.success'));
    } catch (error) {
      throw error instanceof ApiError ? withFormFieldNames(error) : error;
    }
  }

  function failureMessage({ name, value, missing }: FieldFailure): string | undefined {
    const problem = name === 'password' && !missing ? firstPasswordProblem(value) : undefined;
    return problem && t(`register.problems.${problem}`);
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
        failureMessage={failureMessage}
        validate={(values) =>
          confirmationDiffers(values) ? { passwordConfirmation: t('register.mismatch') } : {}
        }
        failText={() => t('register.failed')}
        label={t('register.title')}
      >
        <TextField name="firstName" label={t('register.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('register.lastName')} autoComplete="family-name" />
        <EmailField name="email" label={t('email')} />
        <PasswordField
          name="password"
          label={t('password')}
          purpose="new"
          meter
          help={t('register.passwordHelp')}
        />
        <PasswordField name="passwordConfirmation" label={t('register.confirmation')} purpose="new" />
        <SubmitButton wide>{t('register.submit')}</SubmitButton>
      </Form>
    </SignInLayout>
  );
}
