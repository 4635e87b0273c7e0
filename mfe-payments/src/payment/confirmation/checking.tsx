import { useMessages } from '@portal/platform';
import { Button, ButtonLink, Card, Notice, Row, SkeletonScreen } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { doubtOf, type PaymentProgress } from './payment-progress.ts';
import { ProgressNotes } from './progress-notes.tsx';
import { StepHeading } from './step-heading.tsx';

interface CheckingProps {
  readonly progress: Extract<PaymentProgress, { status: 'checking' }>;
  /** Asks at once. */
  readonly onCheckAgain: () => void;
  /** Null where the customer has no form to go back to. */
  readonly onChange: (() => void) | null;
  /** Null where the customer came from no page. */
  readonly onDone: (() => void) | null;
  /** The facts of the payment. */
  readonly children: ReactNode;
}

/** A payment of which it is not known yet whether it was made: says so, never offers to pay, and has ways on. */
export function Checking({ progress, onCheckAgain, onChange, onDone, children }: CheckingProps) {
  const t = useMessages(paymentsMessages);
  const doubt = doubtOf(progress);
  const asks = doubt !== 'no-lookup';
  return (
    <Card>
      <StepHeading>{t(doubt === null ? 'confirm.checkingTitle' : 'confirm.doubtTitle')}</StepHeading>
      {doubt === null && <SkeletonScreen label={t('confirm.checkingTitle')}>{null}</SkeletonScreen>}
      <Notice tone={doubt === null ? 'info' : 'warn'} {...(doubt === null ? {} : { role: 'alert' })}>
        <ProgressNotes progress={progress} />
      </Notice>
      {children}
      <Row gap={12} wrap>
        {asks ? (
          <>
            <Button onClick={onCheckAgain}>{t('confirm.checkAgain')}</Button>
            {onDone && (
              <Button variant="secondary" onClick={onDone}>
                {t('outcome.done')}
              </Button>
            )}
          </>
        ) : (
          <>
            <ButtonLink to={ownRoutes.history()}>{t('confirm.seeHistory')}</ButtonLink>
            {onChange && (
              <Button variant="secondary" onClick={onChange}>
                {t('confirm.changePayment')}
              </Button>
            )}
          </>
        )}
      </Row>
    </Card>
  );
}
