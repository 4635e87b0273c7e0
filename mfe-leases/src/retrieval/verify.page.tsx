import { verifyLeases } from '@portal/api-contract';
import { isPin } from '@portal/domain';
import { hasCode, useBrand, useMessages, usePlatform } from '@portal/platform';
import { useOpenScreen } from '@portal/platform/widgets';
import { ButtonLink, Card, Text } from '@portal/ui';
import { Form, SubmitButton } from '@portal/ui/form';
import { CodeField } from '@portal/ui/inputs';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { nonempty, refine, string, type, type Infer } from 'superstruct';
import { withFormFieldNames } from '../failures/field-errors.ts';
import { useFailureReason } from '../failures/use-failure-reason.ts';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { useApplicantStore, type Applicant } from './applicant-store.ts';
import { alreadyConnected } from './already-connected.ts';
import { formCard } from './form-card.styles.ts';
import { SkipLink } from './skip-link.tsx';
import { verifyFailure } from './verify.errors.ts';

const codeStruct = type({ code: refine(nonempty(string()), 'pin', isPin) });

/** `/leases/verify`: connects the leases by the code that was sent; leads back to retrieve after a reload (LEASE-34). */
export function VerifyPage() {
  const store = useApplicantStore();
  const [applicant] = useState(store.applicant);
  useEffect(() => () => store.forget(), [store]);
  return applicant ? <CodeForm applicant={applicant} /> : <Navigate to={ownRoutes.retrieve()} replace />;
}

function CodeForm({ applicant }: { readonly applicant: Applicant }) {
  const t = useMessages(leasesMessages);
  const { api, events, notify } = usePlatform();
  const { phone } = useBrand().contact;
  const screen = useOpenScreen();
  const failureReason = useFailureReason();

  async function submit({ code }: Infer<typeof codeStruct>) {
    try {
      await api.call(verifyLeases, { ...applicant, code });
    } catch (error) {
      // An earlier answer was lost: the code has connected the leases.
      if (!hasCode(error, alreadyConnected)) {
        screen.notifyIfLeft(error, failText(error));
        throw withFormFieldNames(error);
      }
    }
    events.emit('lease.retrieved', {});
    notify.success(t('verify.retrieved'));
    screen.go(ownRoutes.current(), { replace: true });
  }

  function failText(error: unknown): string {
    switch (verifyFailure(error)) {
      case 'not-found':
        return t('verify.notFound');
      case 'maxed':
        return `${t('verify.maxed')}. ${t('verify.maxedNext', { phone })}`;
      case 'wrong':
        return `${t('verify.failed')} ${t('verify.wrong')}`;
      case 'other':
        return `${t('verify.failed')} ${failureReason(error) ?? ''}`.trim();
    }
  }

  return (
    <Card css={formCard}>
      <Text tone={2}>{t('verify.intro')}</Text>
      <Form
        struct={codeStruct}
        onSubmit={submit}
        failureMessage={({ missing }) => (missing ? undefined : t('verify.codeProblem'))}
        failText={failText}
        label={t('verify.submit')}
      >
        <CodeField name="code" label={t('verify.code')} help={t('verify.noCode', { phone })} />
        <SubmitButton wide>{t('verify.submit')}</SubmitButton>
        <ButtonLink to={ownRoutes.retrieve()} variant="secondary" wide>
          {t('verify.cancel')}
        </ButtonLink>
        <SkipLink />
      </Form>
    </Card>
  );
}
