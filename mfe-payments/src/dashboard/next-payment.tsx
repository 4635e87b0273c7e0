import { css } from '@emotion/react';
import {
  awaitsOutcome,
  canPayOffEarly,
  coveringPayment,
  formatDueDate,
  formatMoney,
  nextScheduledPayment,
  type Due,
  type ScheduledPayment,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Amount, BoldText, ButtonLink, Card, Label, Row, Text } from '@portal/ui';
import { AlertIcon, CalendarIcon } from '@portal/ui/icons';
import type { ReactNode } from 'react';

import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

interface NextPaymentProps {
  readonly due: Due;
  readonly scheduled: readonly ScheduledPayment[];
  /** Whether more is due, so that paying all of it comes first. */
  readonly isOneOfSeveral: boolean;
}

/** The buttons are beside the amount where both have room, else below it and as wide as the card. */
export const heroLayout = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  '& > *': { flex: '1 0 200px', minWidth: 0 },
  '& > :first-of-type': { flex: '999 1 320px' },
});
const actions = css({ display: 'flex', flexDirection: 'column', gap: 12 });

function Note({ icon, tone, children }: { icon: ReactNode; tone: 2 | 'bad'; children: string }) {
  return (
    <Text as="div" size="s" tone={tone} css={{ marginTop: 12 }}>
      <Row gap={8} align="start">
        {icon}
        <span>{children}</span>
      </Row>
    </Text>
  );
}

/** What the customer owes next, when it is due, and links to pay it (OP-02). */
export function NextPayment({ due, scheduled, isOneOfSeveral }: NextPaymentProps) {
  const t = useMessages(paymentsMessages);
  const { lease, amount, date, daysLate, today } = due;
  const store = lease.store.name;
  const dueDate = date && formatDueDate(date, today, t.language);
  const covering = coveringPayment(due, scheduled);
  const isOverdue = daysLate > 0 && !covering;
  const isFirst = !covering && !isOneOfSeveral;
  const next = covering ?? nextScheduledPayment(scheduled);
  const lateFee = lease.extra?.lateFee ?? null;

  const dueText = () => {
    if (dueDate === null) return t('dashboard.dueUndated', { store });
    if (daysLate > 0) return t('dashboard.wasDue', { date: dueDate, count: daysLate, store });
    return date === today ? t('dashboard.dueToday', { store }) : t('dashboard.due', { date: dueDate, store });
  };

  const noteOf = ({ amount: paid, payAt }: ScheduledPayment) => {
    if (awaitsOutcome({ payAt }, due))
      return t(covering ? 'dashboard.processing' : 'dashboard.partlyProcessing', {
        amount: formatMoney(paid),
      });
    return t(covering ? 'dashboard.scheduled' : 'dashboard.partlyScheduled', {
      amount: formatMoney(paid),
      date: formatDueDate(payAt, today, t.language),
    });
  };

  return (
    <Card pad="l" aria-labelledby="next-payment">
      <div css={heroLayout}>
        <div>
          {isOverdue ? (
            <Text as="div" size="s" tone="bad" strong id="next-payment">
              <Row gap={8}>
                <AlertIcon />
                {t('dashboard.overdue')}
              </Row>
            </Text>
          ) : (
            <Label id="next-payment">{t('dashboard.next')}</Label>
          )}
          <p>
            <Amount cents={amount} />
          </p>
          <p css={{ marginTop: 6 }}>
            <BoldText>{dueText()}</BoldText>
          </p>
          {lateFee !== null && lateFee > 0 && lateFee <= amount && (
            <Note icon={<AlertIcon />} tone={isOverdue ? 'bad' : 2}>
              {t('dashboard.lateFee', { amount: formatMoney(lateFee) })}
            </Note>
          )}
          {next && (
            <Note icon={<CalendarIcon />} tone={2}>
              {noteOf(next)}
            </Note>
          )}
        </div>
        <div css={actions}>
          <ButtonLink
            to={ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' })}
            variant={isFirst ? 'primary' : 'secondary'}
          >
            {t('dashboard.pay')}
          </ButtonLink>
          {canPayOffEarly(due, scheduled) && (
            <ButtonLink
              to={ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' })}
              variant={isFirst ? 'secondary' : 'quiet'}
            >
              {t('dashboard.payOff')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Nothing is due on any lease: says so, and when something will be. */
export function NothingDue({ due, scheduled }: Pick<NextPaymentProps, 'due' | 'scheduled'>) {
  const t = useMessages(paymentsMessages);
  return (
    <Card pad="l" aria-labelledby="next-payment">
      <div css={heroLayout}>
        <div>
          <Label id="next-payment">{t('dashboard.next')}</Label>
          <p css={{ fontSize: 24, fontWeight: 650, letterSpacing: '-.015em' }}>{t('dashboard.nothingDue')}</p>
          <p css={{ marginTop: 6 }}>
            <BoldText>
              {due.date && due.date > due.today
                ? t('dashboard.nothingDueNext', {
                    date: formatDueDate(due.date, due.today, t.language),
                    store: due.lease.store.name,
                  })
                : t('dashboard.nothingDueText')}
            </BoldText>
          </p>
        </div>
        {canPayOffEarly(due, scheduled) && (
          <div css={actions}>
            <ButtonLink to={ownRoutes.pay({ lease: due.lease.uuid, choose: 'payoff' })} variant="secondary">
              {t('dashboard.payOff')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
