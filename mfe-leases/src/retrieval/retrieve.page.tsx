import { retrieveLeases } from '@portal/api-contract';
import { calendarDate, compareDates, formatDate, getToday, latestBirthDate } from '@portal/domain';
import { hasCode, useBrand, useMessages, usePlatform } from '@portal/platform';
import { useOpenScreen } from '@portal/platform/widgets';
import { Card, Text } from '@portal/ui';
import { DateField, Form, SubmitButton, TextField } from '@portal/ui/form';
import { MaskedField } from '@portal/ui/inputs';
import { pattern, refine, string, type, type Infer } from 'superstruct';
import { withFormFieldNames } from '../failures/field-errors.ts';
import { useFailureReason } from '../failures/use-failure-reason.ts';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { alreadyConnected } from './already-connected.ts';
import { useApplicantStore } from './applicant-store.ts';
import { formCard } from './form-card.styles.ts';
import { SkipLink } from './skip-link.tsx';

const applicantStruct = type({
  lastName: pattern(string(), /\S/),
  dateOfBirth: refine(string(), 'birth-date', isBirthDate),
  ssn: pattern(string(), /\d/),
});

function isBirthDate(text: string): boolean {
  const date = calendarDate(text);
  return date !== null && compareDates(date, latestBirthDate(getToday())) <= 0;
}

/** `/leases/retrieve`: finds leases that were made in a store, and has a code sent for them (LEASE-01, 05, 06, 49). */
export function RetrievePage() {
  const t = useMessages(leasesMessages);
  const { api, events, notify } = usePlatform();
  const { phone } = useBrand().contact;
  const screen = useOpenScreen();
  const failureReason = useFailureReason();
  const store = useApplicantStore();
  const latest = latestBirthDate(getToday());

  async function submit({ lastName, dateOfBirth, ssn }: Infer<typeof applicantStruct>) {
    const bornOn = calendarDate(dateOfBirth);
    if (bornOn === null) return;
    const applicant = { lastName: lastName.trim(), dateOfBirth: bornOn, ssn };
    try {
      await api.call(retrieveLeases, applicant);
    } catch (error) {
      if (!hasCode(error, alreadyConnected)) {
        screen.notifyIfLeft(error, failText(error));
        throw withFormFieldNames(error);
      }
      events.emit('lease.retrieved', {});
      notify.info(t('retrieve.connected'));
      screen.go(ownRoutes.current());
      return;
    }
    if (screen.isOpen()) store.keep(applicant);
    screen.go(ownRoutes.verify());
  }

  const failText = (error: unknown) =>
    `${t('retrieve.notFound')} ${failureReason(error) ?? t('retrieve.notFoundNext', { phone })}`;

  return (
    <Card css={formCard}>
      <Text tone={2}>{t('retrieve.intro')}</Text>
      <Form
        struct={applicantStruct}
        onSubmit={submit}
        failureMessage={({ name, missing }) => {
          if (missing) return undefined;
          if (name === 'dateOfBirth') return t('retrieve.dateOfBirthProblem', { date: formatDate(latest) });
          return name === 'ssn' ? t('retrieve.ssnProblem') : undefined;
        }}
        failText={failText}
        label={t('retrieve.submit')}
      >
        <TextField
          name="lastName"
          label={t('retrieve.lastName')}
          maxLength={100}
          autoComplete="family-name"
        />
        <MaskedField name="ssn" type="ssn" label={t('retrieve.ssn')} help={t('retrieve.ssnHelp')} />
        <DateField
          name="dateOfBirth"
          label={t('retrieve.dateOfBirth')}
          help={t('retrieve.dateOfBirthHelp')}
          max={latest}
        />
        <SubmitButton wide>{t('retrieve.submit')}</SubmitButton>
        <SkipLink />
      </Form>
    </Card>
  );
}
