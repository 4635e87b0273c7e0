import { findPaymentIntent } from '@portal/api-contract';
import { cents, formatDate, formatMoney, type CalendarDate, type PaymentIntent } from '@portal/domain';
import {
  storeHeaderOf,
  useApiQuery,
  useBackLink,
  useBrand,
  useMessages,
  useRoutes,
  useStoreHeader,
} from '@portal/platform';
import { useCancellation, useServerSentence } from '@portal/platform/widgets';
import {
  Amount,
  Button,
  ButtonLink,
  Card,
  Facts,
  Heading,
  Label,
  Notice,
  Row,
  Text,
  UnloadedCard,
  type Unloaded,
} from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { frameClass } from '@portal/ui/theme';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paymentsMessages, type TranslatePayments } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import {
  usePaymentHistory,
  type HistoryEntry,
  type PaymentHistoryState,
} from '../queries/use-payment-history.ts';
import { refundedOf, stateOf, typeMethodOf } from '../status/payment-state.ts';
import { PrintButton } from '../status/print-button.tsx';
import { ReceiptButton } from '../status/receipt-button.tsx';
import { StatusBadge } from '../status/status-badge.tsx';

/** Returns the type of a payment in the customer's words; one that names no method stays what it came as (PAY-14). */
function useTypeName(entry: HistoryEntry): string | null {
  const t = useMessages(paymentsMessages);
  const asItCame = useServerSentence(entry.payment.type);
  const method = typeMethodOf(entry);
  return method === null ? asItCame : t(`details.type.${method}`);
}

/** Says that what went back is due again, and when the bank shows it; a bank that took it back has it. */
function RefundNotice({ refunds }: Pick<PaymentIntent, 'refunds'>) {
  const t = useMessages(paymentsMessages);
  const isDisputed = refunds.every(({ type, wonOn }) => type === 'chargeback' || wonOn !== null);
  return <Notice tone="info">{t(`details.notice.${isDisputed ? 'chargeback' : 'refunded'}`)}</Notice>;
}

/** Says what the status of a payment means where the customer may have to do something, or to wait. */
function StatusNotice({ intent }: { readonly intent: PaymentIntent }) {
  const t = useMessages(paymentsMessages);
  const reason = useServerSentence(intent.reason);
  switch (intent.status) {
    case 'succeeded':
    case 'settled':
      if (stateOf(intent) === 'refunded') return <RefundNotice refunds={intent.refunds} />;
      // What was given back was won back.
      return intent.refunds.length === 0 ? null : <Notice tone="info">{t('details.notice.wonBack')}</Notice>;
    case 'processing':
    case 'scheduled':
    case 'submitted':
      return <Notice tone="info">{t(`details.notice.${intent.status}`)}</Notice>;
    case 'declined':
    case 'returned':
    case 'canceled':
      return (
        <Notice tone={intent.status === 'canceled' ? 'info' : 'bad'}>
          {reason !== null && <p>{reason}</p>}
          <p>{t(`details.notice.${intent.status}`)}</p>
        </Notice>
      );
  }
}

/** What went back of a payment and when, and what is left of it: of one that was not made, nothing. */
const refundFacts = (intent: PaymentIntent, t: TranslatePayments) => [
  ...intent.refunds.flatMap(({ type, amount, date, wonOn }) => {
    const on = (day: CalendarDate) =>
      t('details.refundOn', { amount: formatMoney(amount), date: formatDate(day) });
    const back = { label: t(`details.${type}`), value: on(date) };
    return wonOn === null ? [back] : [back, { label: t('details.wonBack'), value: on(wonOn) }];
  }),
  ...(stateOf(intent) === 'not-made'
    ? []
    : [{ label: t('details.kept'), value: formatMoney(cents(intent.amount - refundedOf(intent))) }]),
];

/** The authorization of a bank withdrawal as the customer agreed to it; nothing where none is kept. */
function KeptAuthorization({ paymentId }: { readonly paymentId: string }) {
  const t = useMessages(paymentsMessages);
  const { data } = useApiQuery(findPaymentIntent, { paymentId });
  if (!data?.authorization) return null;
  return (
    <Card tone="sunken" pad="none" as="div">
      <div css={{ display: 'grid', gap: 8, padding: 16 }}>
        <Heading level={3}>{t('confirm.authorization')}</Heading>
        <Text size="s" tone={2}>
          {data.authorization}
        </Text>
      </div>
    </Card>
  );
}

function Details({ entry }: { readonly entry: HistoryEntry }) {
  const t = useMessages(paymentsMessages);
  const routes = useRoutes();
  const { explain } = useCancellation();
  const { payment, lease, intent, isPaid } = entry;
  const leaseScreen = lease && routes.leases.summary({ id: lease.id });
  const store = lease?.store.name ?? t('details.unknownStore');
  useStoreHeader(lease && storeHeaderOf(lease, t('pay.lease', { number: lease.loanNumber })));
  const leasePayments = lease && routes.leases.paymentHistory({ id: lease.id });
  useBackLink(leasePayments && { to: leasePayments, label: store });
  const type = useTypeName(entry);
  const wasNotMade = intent !== null && stateOf(intent) === 'not-made';
  const isRefunded = intent !== null && stateOf(intent) === 'refunded';
  return (
    <Card css={{ maxWidth: 640 }}>
      <Heading level={2}>{t('details.title', { store })}</Heading>
      <div>
        <Label>{t(isPaid && !isRefunded ? 'details.amount' : 'outcome.amount')}</Label>
        <p>
          <Amount cents={isRefunded ? intent.amount : payment.amount} />
        </p>
      </div>
      {intent && <StatusNotice intent={intent} />}
      <Facts
        layout="rows"
        items={[
          ...(intent === null
            ? []
            : [{ label: t('details.status'), value: <StatusBadge intent={intent} /> }]),
          ...(intent !== null && intent.refunds.length > 0 ? refundFacts(intent, t) : []),
          { label: t('details.store'), value: store },
          { label: t('details.loanNumber'), value: payment.loanNumber },
          { label: t('details.date'), value: formatDate(payment.date) },
          ...(type === null ? [] : [{ label: t('details.type'), value: type }]),
          { label: t('details.number'), value: payment.id },
        ]}
      />
      {intent?.methodType === 'bank' && <KeptAuthorization paymentId={payment.id} />}
      <Row gap={12} wrap className={frameClass.screenOnly}>
        {(wasNotMade || isRefunded) && lease?.inCurrent && (
          <ButtonLink to={ownRoutes.pay({ lease: lease.uuid })}>{t('details.payAgain')}</ButtonLink>
        )}
        {leaseScreen && (
          <ButtonLink to={leaseScreen} variant="secondary">
            {t('details.lease')}
          </ButtonLink>
        )}
        {intent?.status === 'scheduled' && (
          <Button variant="secondary" onClick={explain}>
            {t('details.cancel')}
          </Button>
        )}
        <Row gap={12}>
          <PrintButton />
          {intent && stateOf(intent) !== 'not-made' && intent.status !== 'processing' && (
            <ReceiptButton paymentId={payment.id} />
          )}
        </Row>
      </Row>
    </Card>
  );
}

/** Returns why a payment may still be missing from the history; null when all of it has loaded. */
function unloadedOf(history: PaymentHistoryState): Unloaded | null {
  if (history.status !== 'ready') return history;
  if (history.retryOrdered) return { status: 'failed', ...history.retryOrdered };
  return history.isFetching ? { status: 'pending' } : null;
}

/** `/payment-details`: one payment by its id; goes to the dashboard when it is not found (OP-15). */
export function PaymentDetailsPage() {
  const t = useMessages(paymentsMessages);
  const [query] = useSearchParams();
  const { key: brand } = useBrand();
  const history = usePaymentHistory();
  const id = query.get('payment');
  if (!id) return <Navigate to={ownRoutes.dashboard()} replace />;
  const entry =
    history.status === 'ready'
      ? [...history.payments, ...history.scheduled].find(({ payment }) => payment.id === id)
      : undefined;
  if (entry) return <Details entry={entry} />;
  const unloaded = unloadedOf(history);
  if (unloaded === null) return <Navigate to={ownRoutes.dashboard()} replace />;
  return (
    <UnloadedCard
      load={unloaded}
      illustration={<FailedIllustration brand={brand} />}
      skeleton={[64, 160]}
      title={t('failed.history')}
      text={t('failed.text')}
      css={{ maxWidth: 640 }}
    />
  );
}
