import { useMessages } from '@portal/platform';
import { Button, ButtonLink, Card, Notice, Row, SkeletonScreen } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import type { DoubtCause, doubtOf } from './payment-progress.ts';
import { StepHeading } from './step-heading.tsx';

interface CheckingProps {
  readonly cause: DoubtCause;
  /** What the customer has to know while the checks go on; null before there is anything to tell. */
  readonly doubt: ReturnType<typeof doubtOf>;
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
export function Checking({ cause, doubt, onCheckAgain, onChange, onDone, children }: CheckingProps) {
  const t = useMessages(paymentsMessages);
  const asks = doubt !== 'no-lookup';
  return (
    <Card>
      <StepHeading>{t(doubt === null ? 'confirm.checkingTitle' : 'confirm.doubtTitle')}</StepHeading>
      {doubt === null && <SkeletonScreen label={t('confirm.checkingTitle')}>{null}</SkeletonScreen>}
      <Notice tone={doubt === null ? 'info' : 'warn'} {...(doubt === null ? {} : { role: 'alert' })}>
        {!asks && cause === 'server-error' && <p>{t('confirm.unknownError')}</p>}
        <p>{t(doubt === null ? `confirm.checking.${cause}` : `confirm.doubt.${doubt}`)}</p>
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
