import { registerCustomer, registerPortal } from '@portal/api-contract';
import type { Guard } from '@portal/domain';
import { browserTimeZone, mayHaveSaved, usePlatform, useMessages } from '@portal/platform';
import { Notice, Row, Text, TextLink } from '@portal/ui';
import { EmailField, Form, SubmitButton, TextField, type FieldFailure } from '@portal/ui/form';
import { GuardChoice } from '../guard/guard-choice.tsx';
import { useGuardLabel } from '../guard/use-guard-label.ts';
import { authMessages } from '../messages/auth.messages.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useNewPasswordForm } from '../new-password/use-new-password-form.ts';
import { ownRoutes } from '../own-routes.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { useVariant } from '../sign-in/use-variant.ts';
import { registerStruct, type RegistrationForm } from './register.struct.ts';

/** `/auth/register`: opens a customer's account, or one of a guard (AUTH-08, 32, 46..53, 57). */
export function RegisterPage() {
  const redirect = redirectQuery(useRedirect());
  const variant = useVariant();
  if (variant.type === 'customer') return <RegisterForm guard={null} />;
  if (variant.guard === null)
    return <GuardChoice label="continueAs" to={(chosen) => ownRoutes.register({ ...redirect, ...chosen })} />;
  return variant.guard === 'web' ? <ByInvitation /> : <RegisterForm guard={variant.guard} />;
}

function ByInvitation() {
  const t = useMessages(authMessages);
  return (
    <SignInLayout title={t('staff.invitedTitle')} intro={t('staff.invitedIntro')} below={<ToLogin />}>
      <Notice tone="info">{t('staff.invited')}</Notice>
    </SignInLayout>
  );
}

/** Signs in at once, or leads to verify when the address of the new account must be verified first. */
function RegisterForm({ guard }: { readonly guard: Guard | null }) {
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const redirect = useRedirect();
  const failureReason = useFailureReason();
  const newPasswordForm = useNewPasswordForm();
  const guardLabel = useGuardLabel();

  function failureMessage(failure: FieldFailure): string | undefined {
    const isName = failure.name === 'firstName' || failure.name === 'lastName';
    if (isName && !failure.missing) return t('register.nameBlank');
    return newPasswordForm.failureMessage(failure);
  }

  async function submit(values: RegistrationForm) {
    const timezone = browserTimeZone();
    try {
      const step = guard
        ? await platform.api.call(registerPortal, { ...values, timezone, guard })
        : await registerAsCustomer({ ...values, timezone });
      if (step.status === 'signed-in') {
        completeSignIn(platform, step.signedIn, redirect);
        platform.notify.success(t('register.success'));
      } else if (step.token === null) {
        platform.navigation.go(ownRoutes.login(redirectQuery(redirect)));
      } else {
        platform.navigation.go(ownRoutes.verify({ token: step.token, ...redirectQuery(redirect) }));
      }
    } catch (error) {
      throw withFormFieldNames(error);
    }
  }

  async function registerAsCustomer(registration: Parameters<typeof registerCustomer.toWire>[0]) {
    const signedIn = await platform.api.call(registerCustomer, registration);
    return { status: 'signed-in', signedIn } as const;
  }

  return (
    <SignInLayout
      title={t('register.title')}
      intro={
        guard === null || guard === 'client'
          ? t('register.intro')
          : t('register.introStaff', { guard: guardLabel(guard) })
      }
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
        failText={(error) =>
          t(mayHaveSaved(error) ? 'register.unanswered' : 'register.failed', { reason: failureReason(error) })
        }
        label={t('register.title')}
        failureMessage={failureMessage}
        validate={newPasswordForm.validate}
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
