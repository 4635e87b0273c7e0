import { formatDueDate, type PaymentMethod } from '@portal/domain';
import { useHold, useMessages, usePageTitle } from '@portal/platform';
import { Button, Card, Notice } from '@portal/ui';
import { methodName } from '../summary/method-name.ts';

import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import { Outcome } from './outcome.tsx';
import { methodKey } from '../terms/payment-choice.ts';
import { isAllowed } from '../terms/payment-problems.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { PaymentFacts } from '../summary/payment-facts.tsx';
import type { PaymentOrder } from '../terms/payment-order.ts';
import { useAuthorization } from './authorization.tsx';
import { Checking } from './checking.tsx';
import { titleOf, type Rejection } from './payment-progress.ts';
import { ProgressNotes, wayOnOf } from './progress-notes.tsx';
import { Rejected } from './rejected.tsx';
import { Review } from './review.tsx';
import { StepHeading } from './step-heading.tsx';
import { useOutcomeNotification } from './use-outcome-notification.ts';
import { usePayment } from './use-payment.ts';

interface ConfirmationProps {
  readonly order: PaymentOrder;
  readonly idempotencyKey: string;
  readonly sent: boolean;
  readonly terms: PaymentTerms;
  readonly onSend: () => void;
  /** Goes back to the form, with the same choices. */
  readonly onChange: () => void;
  /** Goes back to the page that opened the payment. */
  readonly onDone: () => void;
}

function findMethod(order: PaymentOrder, terms: PaymentTerms): PaymentMethod | null {
  return terms.methods.find((method) => methodKey(method) === methodKey(order.method)) ?? null;
}

/** Returns the way on; null where the cause names it: to wait, or to try later. */
function nextOf({ type }: Rejection, t: TranslatePayments): string | null {
  switch (type) {
    case 'declined':
      return t('confirm.declinedNext');
    case 'canceled':
      return t('confirm.canceledNext');
    case 'explained':
      return t('confirm.changeNext');
    case 'limited':
    case 'unknown':
      return null;
  }
}

/** Takes one payment from its review to its final outcome. */
export function Confirmation({
  order,
  idempotencyKey,
  sent,
  terms,
  onSend,
  onChange,
  onDone,
}: ConfirmationProps) {
  const t = useMessages(paymentsMessages);
  const method = findMethod(order, terms);
  const authorization = useAuthorization(order, method);
  const onOutcome = useOutcomeNotification();
  const { progress, confirm, checkAgain, amount } = usePayment({
    lease: terms.lease,
    order,
    authorization,
    idempotencyKey,
    sent,
    onSend,
    onOutcome,
  });
  const question = t('confirm.question', {
    amount,
    date: formatDueDate(order.date, terms.today, t.language),
  });
  const review = { order, terms, method, authorization, onPay: confirm, onChange };
  const facts = (
    <PaymentFacts
      lease={terms.lease}
      amount={order.amount}
      date={order.date}
      method={method}
      withStore
      toPay={false}
    />
  );
  useHold(progress.status !== 'done');
  usePageTitle(t(`confirm.pageTitle.${titleOf(progress)}`));

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
        <Checking progress={progress} onCheckAgain={checkAgain} onChange={onChange} onDone={onDone}>
          {facts}
        </Checking>
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
            <ProgressNotes progress={progress} />
          </Notice>
        </Review>
      );
    case 'rejected':
      return (
        <Rejected
          rejection={progress.rejection}
          method={method && methodName(method, t)}
          next={nextOf(progress.rejection, t)}
          action={<Button onClick={onChange}>{wayOnOf(progress.rejection, t)}</Button>}
        >
          {facts}
        </Rejected>
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
