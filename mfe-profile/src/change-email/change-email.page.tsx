import { isEmail } from '@portal/domain';
import { changeEmail } from '@portal/api-contract';
import { ApiError, useMessages, usePlatform } from '@portal/platform';
import { useOpenScreen } from '@portal/platform/widgets';
import { ButtonLink, Card, Text } from '@portal/ui';
import { EmailField, Form, PasswordField, SubmitButton } from '@portal/ui/form';
import { nonempty, refine, string, type, type Infer } from 'superstruct';
import { failureText } from '../failures/failure-text.ts';
import { formCard } from '../layout/form-card.styles.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { emailFailure } from './change-email.errors.ts';

const emailChange = type({
  email: refine(nonempty(string()), 'email', isEmail),
  password: nonempty(string()),
});

/** `/profile/change-email`: another email address, confirmed by the current password (PROF-38, 39, 54, 72..74). */
export function ChangeEmailPage() {
  const t = useMessages(profileMessages);
  const { api, notify, session } = usePlatform();
  const screen = useOpenScreen();

  async function submit(values: Infer<typeof emailChange>) {
    try {
      const user = await api.call(changeEmail, values);
      session.updateUser(user);
      notify.success(t('email.changed', { email: user.email }));
      screen.go(ownRoutes.main());
    } catch (error) {
      screen.notifyIfLeft(error, failureText(error, t));
      throw error instanceof ApiError ? emailFailure(error) : error;
    }
  }

  return (
    <Card css={formCard}>
      <Text tone={2}>{t('email.intro')}</Text>
      <Form
        struct={emailChange}
        onSubmit={submit}
        failText={(error) => failureText(error, t)}
        // An address is quickly typed again, and a password must not be kept.
        keepsChanges={false}
        label={t('email.submit')}
      >
        <EmailField name="email" label={t('email.new')} autoComplete="email" />
        <PasswordField name="password" label={t('email.password')} />
        <SubmitButton wide>{t('email.submit')}</SubmitButton>
        <ButtonLink to={ownRoutes.main()} variant="quiet" wide>
          {t('cancel')}
        </ButtonLink>
      </Form>
    </Card>
  );
}
