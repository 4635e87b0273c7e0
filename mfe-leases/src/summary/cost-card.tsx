import {
  earlyPayoff,
  formatDueDate,
  formatMoney,
  isCurrent,
  isPayoff,
  payoffSaving,
  type CalendarDate,
  type Cents,
  type Due,
} from '@portal/domain';
import { useRoutes, useMessages } from '@portal/platform';
import { Amount, BoldText, ButtonLink, Card, Label, Row, Text } from '@portal/ui';
import { SavingsIcon } from '@portal/ui/icons';
import { phone } from '@portal/ui/theme';
import { DueBadge } from '../lease/due-badge.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { CostBar, type CostPart } from './cost-bar.tsx';

interface CostCardProps {
  readonly due: Due;
  readonly today: CalendarDate;
}

/** What is left to own the lease, its whole cost in one bar, and links to pay (OP-59); nothing without an account. */
export function CostCard({ due, today }: CostCardProps) {
  const t = useMessages(leasesMessages);
  const { extra, totalPaymentsMade } = due.lease;
  if (!extra || extra.balance === null) return null;
  const early = earlyPayoff(extra, today);
  return (
    <Card pad="l" gap={24} aria-labelledby="lease-left">
      <div css={heroStyles}>
        <div css={{ minWidth: 0 }}>
          <Label id="lease-left">{t('summary.leftToOwn')}</Label>
          <p>
            <Amount cents={extra.balance} />
          </p>
          <Row gap={12} wrap css={{ marginTop: 4 }}>
            <p>
              <DueText due={due} today={today} />
            </p>
            <DueBadge due={due} today={today} />
          </Row>
          {early && (
            <Text as="div" size="s" tone={2} css={{ marginTop: 12 }}>
              <Row gap={8} align="start">
                <SavingsIcon />
                <span>
                  {t('summary.own', {
                    date: formatDueDate(early.until, today),
                    saved: formatMoney(early.saved),
                  })}
                </span>
              </Row>
            </Text>
          )}
        </div>
        <PayLinks due={due} />
      </div>
      <Cost
        paid={extra.totalPaid ?? totalPaymentsMade}
        left={extra.balance}
        saved={payoffSaving(extra)?.saved ?? null}
      />
    </Card>
  );
}

function DueText({ due: { lease, amount, date, daysLate }, today }: CostCardProps) {
  const t = useMessages(leasesMessages);
  if (amount <= 0) return t(lease.extra?.balance === 0 ? 'summary.nothingLeft' : 'summary.nothingDue');
  const money = formatMoney(amount);
  if (date === null) return t('summary.dueUndated', { amount: money });
  const values = { amount: money, date: formatDueDate(date, today) };
  if (daysLate > 0) return <BoldText>{t('summary.wasDue', values)}</BoldText>;
  return <BoldText>{t(date === today ? 'summary.dueToday' : 'summary.due', values)}</BoldText>;
}

/** Links to the payment screen; none when it is not released or the lease can't be paid. */
function PayLinks({ due: { lease, amount } }: { readonly due: Due }) {
  const t = useMessages(leasesMessages);
  const routes = useRoutes();
  const pay = routes.payments.pay({ lease: lease.uuid });
  const payOff = routes.payments.pay({ lease: lease.uuid, choose: 'payoff' });
  const balance = lease.extra?.balance ?? null;
  if (!pay || !isCurrent(lease) || balance === null || balance <= 0) return null;
  return (
    <div css={{ display: 'grid', gap: 12, minWidth: 200, flex: 'none' }}>
      <ButtonLink to={pay}>{t('summary.pay')}</ButtonLink>
      {payOff && !isPayoff(amount, balance) && (
        <ButtonLink to={payOff} variant="secondary">
          {t('summary.payOff')}
        </ButtonLink>
      )}
    </div>
  );
}

interface CostProps {
  readonly paid: Cents | null;
  readonly left: Cents;
  readonly saved: Cents | null;
}

function Cost({ paid, left, saved }: CostProps) {
  const t = useMessages(leasesMessages);
  if (paid === null) return null;
  const amounts = { paid: formatMoney(paid), left: formatMoney(left) };
  const parts: readonly CostPart[] = [
    { type: 'paid', label: t('summary.paid'), amount: paid },
    { type: 'left', label: t('summary.left'), amount: left },
  ];
  if (saved === null) return <CostBar label={t('summary.costBarPlain', amounts)} parts={parts} />;
  return (
    <CostBar
      label={t('summary.costBar', { ...amounts, saved: formatMoney(saved) })}
      parts={[...parts, { type: 'saved', label: t('summary.saved'), amount: saved }]}
    />
  );
}

const heroStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 24,
  [phone]: { flexDirection: 'column', alignItems: 'stretch' },
} as const;
