import { passwordProblems } from '@portal/domain';
import { changePassword } from '@portal/api-contract';
import { ApiError, useMessages, usePlatform, useUser } from '@portal/platform';
import { useOpenScreen } from '@portal/platform/widgets';
import { ButtonLink, Card, Text } from '@portal/ui';
import {
  AccountEmail,
  Form,
  PasswordField,
  PasswordMeter,
  SubmitButton,
  type FieldFailure,
} from '@portal/ui/form';
import { nonempty, refine, string, type, type Infer } from 'superstruct';
import { formCard } from '../layout/form-card.styles.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { changeFailureText, passwordFailure } from './change-password.errors.ts';

const passwordChange = type({
  currentPassword: nonempty(string()),
  password: refine(nonempty(string()), 'password', (text) => passwordProblems(text).length === 0),
  passwordConfirmation: nonempty(string()),
});

/** `/profile/change-password`: another password, confirmed by the current one (PROF-40, 41, 55, 75, 76). */
export function ChangePasswordPage() {
  const t = useMessages(profileMessages);
  const { api, notify } = usePlatform();
  const { email } = useUser();
  const screen = useOpenScreen();

  async function submit(values: Infer<typeof passwordChange>) {
    try {
      await api.call(changePassword, values);
      notify.success(t('password.changed'));
      screen.go(ownRoutes.main());
    } catch (error) {
      screen.notifyIfLeft(error, changeFailureText(error, t));
      throw error instanceof ApiError ? passwordFailure(error) : error;
    }
  }

  function failureMessage({ name, value, missing }: FieldFailure): string | undefined {
    if (name !== 'password' || missing || typeof value !== 'string') return undefined;
    const [problem] = passwordProblems(value);
    return problem && t(`password.problem.${problem}`);
  }

  return (
    <Card css={formCard}>
      <Text tone={2}>{t('password.intro')}</Text>
      <Form
        struct={passwordChange}
        onSubmit={submit}
        failureMessage={failureMessage}
        validate={({ password, passwordConfirmation }) =>
          passwordConfirmation && passwordConfirmation !== password
            ? { passwordConfirmation: t('password.mismatch') }
            : {}
        }
        failText={(error) => changeFailureText(error, t)}
        // Passwords must not be kept.
        keepsChanges={false}
        label={t('password.submit')}
      >
        <AccountEmail email={email} />
        <PasswordField name="currentPassword" label={t('password.current')} />
        <PasswordField
          name="password"
          label={t('password.new')}
          purpose="new"
          meter={PasswordMeter}
          help={t('password.help')}
        />
        <PasswordField name="passwordConfirmation" label={t('password.confirm')} purpose="new" />
        <SubmitButton wide>{t('password.submit')}</SubmitButton>
        <ButtonLink to={ownRoutes.main()} variant="quiet" wide>
          {t('cancel')}
        </ButtonLink>
      </Form>
    </Card>
  );
}
