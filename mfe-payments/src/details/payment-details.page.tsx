import { formatDate, methodTypeOf } from '@portal/domain';
import { storeHeaderOf, useBackLink, useRoutes, useStoreHeader, useMessages } from '@portal/platform';
import { Amount, ButtonLink, Card, Facts, Heading, Label, UnloadedCard } from '@portal/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePaymentHistory, type HistoryEntry } from '../queries/use-payment-history.ts';

import { paymentsMessages, type TranslatePayments } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** Returns the type of a payment in the customer's words; one that names no method stays as it came (PAY-14). */
function typeName(type: string, t: TranslatePayments): string {
  const method = methodTypeOf(type);
  return method === null ? type : t(`details.type.${method}`);
}

function Details({ paid: { payment, lease } }: { readonly paid: HistoryEntry }) {
  const t = useMessages(paymentsMessages);
  const routes = useRoutes();
  const leaseScreen = lease && routes.leases.summary({ id: lease.id });
  const store = lease?.store.name ?? t('details.unknownStore');
  useStoreHeader(lease && storeHeaderOf(lease, t('pay.lease', { number: lease.loanNumber })));
  const leasePayments = lease && routes.leases.paymentHistory({ id: lease.id });
  useBackLink(leasePayments && { to: leasePayments, label: store });
  return (
    <Card css={{ maxWidth: 640 }}>
      <Heading level={2}>{t('details.title', { store })}</Heading>
      <div>
        <Label>{t('details.amount')}</Label>
        <p>
          <Amount cents={payment.amount} />
        </p>
      </div>
      <Facts
        layout="rows"
        items={[
          { label: t('details.store'), value: store },
          { label: t('details.loanNumber'), value: payment.loanNumber },
          { label: t('details.date'), value: formatDate(payment.date) },
          ...(payment.type === null ? [] : [{ label: t('details.type'), value: typeName(payment.type, t) }]),
          { label: t('details.number'), value: payment.id },
        ]}
      />
      {leaseScreen && (
        <div>
          <ButtonLink to={leaseScreen} variant="secondary">
            {t('details.lease')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** `/payment-details`: one payment of the history by its id; goes to the dashboard when it is not found (OP-15). */
export function PaymentDetailsPage() {
  const t = useMessages(paymentsMessages);
  const [query] = useSearchParams();
  const history = usePaymentHistory();
  const id = query.get('payment');
  if (!id) return <Navigate to={ownRoutes.dashboard()} replace />;
  switch (history.status) {
    case 'pending':
    case 'failed':
      return (
        <UnloadedCard
          load={history}
          skeleton={[64, 160]}
          title={t('failed.history')}
          text={t('failed.text')}
          css={{ maxWidth: 640 }}
        />
      );
    case 'ready': {
      const paid = history.payments.find(({ payment }) => payment.id === id);
      return paid ? <Details paid={paid} /> : <Navigate to={ownRoutes.dashboard()} replace />;
    }
  }
}
