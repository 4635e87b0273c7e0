import { findLinkedAttempt, payLinkedPayment } from '@portal/api-contract';
import type { LinkedPayment } from '@portal/domain';
import {
  useApiMutation,
  useHold,
  useMessages,
  usePageTitle,
  usePlatform,
  ValidationError,
} from '@portal/platform';
import { Notice, Text } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import { Checking } from '../confirmation/checking.tsx';
import { titleOf, type Rejection } from '../confirmation/payment-progress.ts';
import { ProgressNotes } from '../confirmation/progress-notes.tsx';
import { ReceiptCard } from '../confirmation/receipt-card.tsx';
import { Rejected } from '../confirmation/rejected.tsx';
import { useOutcomeNotification } from '../confirmation/use-outcome-notification.ts';
import { usePaymentProgress } from '../confirmation/use-payment-progress.ts';
import { SendingGuard } from '../confirmation/sending-guard.tsx';
import { PrintButton } from '../../status/print-button.tsx';
import { ClosedPayment, ToSignIn } from './closed-reminder.tsx';
import { LinkedFacts, linkedMethodName } from './linked-facts.tsx';
import { LinkedReview } from './linked-review.tsx';
import type { SentPayment } from './reminder-entry.ts';
import { areDigitsWrong, hasChanged, linkFailure, triesLeft } from './reminder.errors.ts';

interface LinkedPaymentStepsProps {
  readonly token: string;
  /** As it was when the screen opened. */
  readonly linked: LinkedPayment;
  readonly order: SentPayment;
  /** Whether it was sent before the screen opened. */
  readonly sent: boolean;
  /** Called before the payment is sent, so that a reload knows that it was. */
  readonly onSend: () => void;
  /** Called while nothing is sent: before the customer pays, and again when digits have to be corrected. */
  readonly onReview: () => void;
  /** The link does not work any more, or the payment is not as it was shown. */
  readonly onClosed: (why: 'ended' | 'foreign' | 'changed') => void;
}

/** Returns the way on; null where the cause names it: to wait. */
function nextOf({ type }: Rejection, t: TranslatePayments): string | null {
  if (type === 'limited') return null;
  return t(type === 'canceled' ? 'reminder.canceledNext' : 'reminder.rejectedNext');
}

/** Takes the payment of a reminder from its review to its outcome, by the screens of every payment. */
export function LinkedPaymentSteps(props: LinkedPaymentStepsProps) {
  const { token, linked, order, sent, onSend, onReview, onClosed } = props;
  const t = useMessages(paymentsMessages);
  const { api, events } = usePlatform();
  const [digitsOf, setDigitsOf] = useState<string | null>(null);
  const payment = useApiMutation(payLinkedPayment, { onError: () => undefined });
  const notifyOfOutcome = useOutcomeNotification();
  const { progress, confirm, checkAgain } = usePaymentProgress({
    order,
    sent,
    onSend,
    find: (signal) => api.call(findLinkedAttempt, { token }, { signal }),
    onOutcome: (outcome) => {
      if (outcome.type === 'answered') {
        const { receipt } = outcome;
        // Whoever is signed in here is this customer: what other screens have of the lease is out of date.
        events.emit('payment.made', {
          leaseUuid: linked.leaseUuid,
          loanNumber: linked.loanNumber,
          amountCents: receipt.amount,
          payAt: receipt.date,
          scheduled: receipt.outcome === 'scheduled',
        });
      }
      notifyOfOutcome(outcome);
    },
    isCorrection: (error) => areDigitsWrong(error) || hasChanged(error) || linkFailure(error) !== 'failed',
  });
  const { status } = progress;
  const review = useEffectEvent(onReview);
  useEffect(() => {
    if (status === 'reviewing') review();
  }, [status]);
  // A payment that was not made, of a lease that has been paid in another way since, asks for nothing.
  const isClosed = linked.status !== 'due' && (status === 'not-made' || status === 'rejected');
  useHold(status !== 'done' && !isClosed);
  usePageTitle(isClosed ? null : t(`confirm.pageTitle.${titleOf(progress)}`));

  async function pay(lastFour: string, authorization: string | null) {
    setDigitsOf(lastFour);
    try {
      await confirm(() => payment.mutateAsync({ token, amount: order.amount, lastFour, authorization }));
    } catch (error) {
      if (areDigitsWrong(error)) throw wrongDigits(error);
      const failure = linkFailure(error);
      onClosed(failure === 'failed' ? 'changed' : failure);
    }
  }

  function wrongDigits(error: ValidationError): ValidationError {
    const left = triesLeft(error);
    const text = left === null ? t('reminder.digitsProblem') : t('reminder.wrongDigits', { left });
    return new ValidationError(text, { code: error.code, fields: { lastFour: [text] }, cause: error });
  }

  const facts = <LinkedFacts linked={linked} amount={order.amount} date={order.date} toPay={false} />;
  const methodName = linked.status === 'due' ? linkedMethodName(linked.method, digitsOf, t) : null;

  switch (progress.status) {
    case 'reviewing':
    case 'sending':
    case 'not-made':
      if (linked.status !== 'due') return <ClosedPayment linked={linked} />;
      return (
        <LinkedReview due={linked} again={progress.status === 'not-made'} onPay={pay}>
          {progress.status === 'sending' && <SendingGuard />}
          {progress.status === 'not-made' && (
            <Notice tone="info" role="status">
              <ProgressNotes progress={progress} />
            </Notice>
          )}
        </LinkedReview>
      );
    case 'checking':
      return (
        <Checking progress={progress} onCheckAgain={checkAgain} onChange={null} onDone={null}>
          {facts}
        </Checking>
      );
    case 'rejected':
      if (linked.status !== 'due') return <ClosedPayment linked={linked} />;
      return (
        <Rejected
          rejection={progress.rejection}
          // Reopened, it does not say by which method it was: another one may be the default since.
          method={digitsOf === null ? null : methodName}
          next={nextOf(progress.rejection, t)}
          action={<ToSignIn lease={linked.loanNumber} />}
        >
          {facts}
        </Rejected>
      );
    case 'done':
      return (
        <>
          <ReceiptCard
            receipt={progress.receipt}
            storeName={linked.storeName}
            loanNumber={linked.loanNumber}
            methodName={methodName}
            facts={[]}
          >
            <ToSignIn lease={null} secondary />
            <PrintButton />
          </ReceiptCard>
          <Text size="s" tone={2}>
            {t('reminder.receiptSent')}
          </Text>
        </>
      );
  }
}
