import { useMessages } from '@portal/platform';
import { Card, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import type { Rejection } from './payment-progress.ts';
import { causeOf, moneyOf } from './progress-notes.tsx';
import { StepHeading } from './step-heading.tsx';

interface RejectedProps {
  readonly rejection: Rejection;
  /** The name of the method that was to pay; null when it is not known any more. */
  readonly method: string | null;
  /** What to do next, in a sentence; null where the cause says it. */
  readonly next: string | null;
  /** The button that does it. */
  readonly action: ReactNode;
  /** The facts of the payment. */
  readonly children: ReactNode;
}

function titleOf(rejection: Rejection, method: string | null, t: TranslatePayments): string {
  if (rejection.type === 'canceled') return t('confirm.canceledTitle');
  if (rejection.type !== 'declined') return t('confirm.rejectedTitle');
  return method === null ? t('confirm.declinedAny') : t('confirm.declined', { method });
}

/** Says what happened, where the money is, and the way on; PAY-40's sentence only without a known cause (OP-104). */
export function Rejected({ rejection, method, next, action, children }: RejectedProps) {
  const t = useMessages(paymentsMessages);
  const cause = causeOf(rejection, t);
  return (
    <Card>
      <StepHeading>{titleOf(rejection, method, t)}</StepHeading>
      <Notice tone="bad" role="alert">
        {cause !== null && <p>{cause}</p>}
        <p>
          <b>{moneyOf(rejection, t)}</b> {next}
        </p>
      </Notice>
      {children}
      <div>{action}</div>
    </Card>
  );
}
