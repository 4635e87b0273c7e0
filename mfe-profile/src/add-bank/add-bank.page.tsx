import { addBank, listBanks } from '@portal/api-contract';
import { mayHaveSaved, queryKeyOf, useMessages, usePlatform } from '@portal/platform';
import { useOpenScreen } from '@portal/platform/widgets';
import { ButtonLink, Card } from '@portal/ui';
import { Form, SubmitButton, TextField } from '@portal/ui/form';
import { MaskedField } from '@portal/ui/inputs';
import { nonempty, pattern, string, type, type Infer } from 'superstruct';
import { formCard } from '../layout/form-card.styles.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { additionFailureText, notificationOf } from './add-bank.errors.ts';
import { BankReview } from './bank-review.tsx';
import { lastFourOf } from './last-four.ts';
import { RoutingField } from './routing-field.tsx';

const bankAddition = type({
  bank: pattern(string(), /\S/),
  routing: nonempty(string()),
  account: pattern(string(), /\d/),
});

/** `/profile/add-bank`: saves a checking account (PROF-35..37, 53, 77, 84). */
export function AddBankPage() {
  const t = useMessages(profileMessages);
  const { api, events, notify, queryClient } = usePlatform();
  const screen = useOpenScreen();

  async function submit(values: Infer<typeof bankAddition>) {
    try {
      await api.call(addBank, values);
    } catch (error) {
      const message = notificationOf(error, t);
      if (message !== null) notify.error(message);
      else screen.notifyIfLeft(error, additionFailureText(error, t));
      if (mayHaveSaved(error)) void queryClient.invalidateQueries({ queryKey: queryKeyOf(listBanks) });
      throw error;
    }
    events.emit('payment-method.changed', { type: 'bank' });
    notify.success(t('bank.added', { bank: values.bank.trim(), last4: lastFourOf(values.account) }));
    screen.go(ownRoutes.paymentMethods());
  }

  return (
    <Card css={formCard}>
      <Form
        struct={bankAddition}
        onSubmit={submit}
        failText={(error) => additionFailureText(error, t)}
        label={t('bank.submit')}
      >
        <TextField name="bank" label={t('bank.name')} maxLength={100} autoComplete="off" />
        <RoutingField />
        <MaskedField name="account" type="account" label={t('bank.account')} help={t('bank.accountHelp')} />
        <BankReview />
        <SubmitButton wide>{t('bank.submit')}</SubmitButton>
        <ButtonLink to={ownRoutes.paymentMethods()} variant="quiet" wide>
          {t('cancel')}
        </ButtonLink>
      </Form>
    </Card>
  );
}
