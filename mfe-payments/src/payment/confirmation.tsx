import { scheduledAgainst, formatDueDate, formatMoney, type PaymentMethod } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Notice, Row, SkeletonScreen, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { methodName } from '../account/method-name.ts';
import { sumOf } from '../account/scheduled-payments.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { Authorisation } from './authorisation.tsx';
import { Outcome } from './outcome.tsx';
import { isAllowed, methodKey, type PaymentTerms } from './payment-choice.ts';
import { PaymentFacts } from './payment-facts.tsx';
import type { PaymentOrder } from './payment-order.ts';
import type { PaymentProgress } from './payment-progress.ts';
import { PayoffPlan } from './payoff-plan.tsx';
import { StepHeading } from './step-heading.tsx';
import { usePayment } from './use-payment.ts';

interface ConfirmationProps {
  readonly order: PaymentOrder;
  readonly attempt: string;
  readonly sent: boolean;
  readonly terms: PaymentTerms;
  readonly onSend: () => void;
  /** Back to the form, with what was chosen. */
  readonly onChange: () => void;
  /** Back to the page that opened the payment. */
  readonly onDone: () => void;
}

const describe = (progress: PaymentProgress) =>
  progress.status === 'checking' && progress.why === 'reopened' ? 'checkingReopened' : 'checkingLost';

function findMethod(order: PaymentOrder, terms: PaymentTerms): PaymentMethod | null {
  return terms.methods.find((method) => methodKey(method) === methodKey(order.method)) ?? null;
}

interface ReviewProps {
  readonly order: PaymentOrder;
  readonly terms: PaymentTerms;
  readonly method: PaymentMethod | null;
  readonly heading: ReactNode;
  readonly payText: string;
  readonly pending: boolean;
  readonly onPay: () => void;
  readonly onChange: () => void;
  readonly children?: ReactNode;
}

/** Amount, date, method and lease before money moves, and the button that moves it (PAY-16, PAY-32). */
function Review({ order, terms, method, heading, payText, pending, onPay, onChange, children }: ReviewProps) {
  const t = useMessages(paymentsMessages);
  const { lease, scheduled, today } = terms;
  const replaces =
    scheduled.length > 0 &&
    scheduledAgainst(order, { balance: lease.extra?.balance ?? null, scheduled, today }).length === 0;
  return (
    <Card>
      {heading}
      {children}
      <PaymentFacts lease={lease} amount={order.amount} date={order.date} method={method} withStore />
      <PayoffPlan lease={lease} amount={order.amount} date={order.date} today={today} />
      {replaces && (
        <Text size="s" tone={2}>
          {t('pay.replaces', { amount: formatMoney(sumOf(scheduled)) })}
        </Text>
      )}
      {method?.type === 'bank' && <Authorisation order={order} account={method} button={payText} />}
      <Row gap={12} wrap>
        <Button onClick={onPay} pending={pending}>
          {payText}
        </Button>
        {!pending && (
          <Button variant="secondary" onClick={onChange}>
            {t('confirm.change')}
          </Button>
        )}
      </Row>
      {pending && (
        <Text size="s" tone={2}>
          {t('confirm.sendingText')}
        </Text>
      )}
    </Card>
  );
}

/** One payment from its review to its final outcome. */
export function Confirmation({ order, attempt, sent, terms, onSend, onChange, onDone }: ConfirmationProps) {
  const t = useMessages(paymentsMessages);
  const { progress, confirm, checkAgain, amount } = usePayment({
    lease: terms.lease,
    order,
    attempt,
    sent,
    onSend,
  });
  const method = findMethod(order, terms);
  const question = t('confirm.question', { amount, date: formatDueDate(order.date, terms.today) });
  const review = { order, terms, method, onPay: confirm, onChange };
  const facts = (
    <PaymentFacts lease={terms.lease} amount={order.amount} date={order.date} method={method} withStore />
  );

  const offersToPay = progress.status === 'reviewing' || progress.status === 'not-made';
  if (offersToPay && !isAllowed(order, terms)) {
    return (
      <Card>
        <StepHeading>{t('confirm.staleTitle')}</StepHeading>
        <Notice tone="warn">{t('confirm.stale')}</Notice>
        <div>
          <Button onClick={onChange}>{t('confirm.changePayment')}</Button>
        </div>
      </Card>
    );
  }

  switch (progress.status) {
    case 'reviewing':
    case 'sending':
      return (
        <Review
          {...review}
          heading={<StepHeading>{question}</StepHeading>}
          payText={t('confirm.pay', { amount })}
          pending={progress.status === 'sending'}
        />
      );
    case 'checking':
      return (
        <Card>
          <StepHeading>{t('confirm.checkingTitle')}</StepHeading>
          <SkeletonScreen label={t('confirm.checkingTitle')}>{null}</SkeletonScreen>
          <Notice tone="info">{t(`confirm.${describe(progress)}`)}</Notice>
          {facts}
        </Card>
      );
    case 'uncertain':
      return (
        <Card>
          <StepHeading>{t('confirm.unreachableTitle')}</StepHeading>
          <Notice tone="warn" role="alert">
            {t(progress.because === 'unreachable' ? 'confirm.unreachable' : 'confirm.stillPending')}
          </Notice>
          {facts}
          <div>
            <Button onClick={checkAgain}>{t('confirm.checkAgain')}</Button>
          </div>
        </Card>
      );
    case 'not-made':
      return (
        <Review
          {...review}
          heading={<StepHeading>{t('confirm.notMadeTitle')}</StepHeading>}
          payText={t('confirm.again', { amount })}
          pending={false}
        >
          <Notice tone="info" role="status">
            {t('confirm.notMade')}
          </Notice>
        </Review>
      );
    case 'refused':
      return (
        <Card>
          <StepHeading>{t('confirm.refusedTitle')}</StepHeading>
          <Notice tone="bad">
            <p>{t('confirm.refused')}</p>
            {progress.reason !== null && <p>{t('confirm.reason', { reason: progress.reason })}</p>}
          </Notice>
          {facts}
          <Text tone={2}>{t('confirm.refusedNext')}</Text>
          <div>
            <Button onClick={onChange}>{t('confirm.changePayment')}</Button>
          </div>
        </Card>
      );
    case 'done':
      return (
        <Outcome
          receipt={progress.receipt}
          lease={terms.lease}
          methodName={method && methodName(method, t)}
          onDone={onDone}
        />
      );
  }
}
