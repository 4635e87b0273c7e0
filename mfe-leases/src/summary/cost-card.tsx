import {
  canPayOffEarly,
  earlyPayoff,
  formatDate,
  formatMoney,
  isCurrent,
  isPayoffScheduled,
  payoffSaving,
  type Cents,
  type Due,
  type Lease,
  type LeaseExtra,
  type ScheduledPayment,
} from '@portal/domain';
import { useRoutes, useMessages } from '@portal/platform';
import { useScheduledPayments } from '@portal/platform/widgets';
import { Amount, BoldText, ButtonLink, Card, Label, Row, Text } from '@portal/ui';
import { SavingsIcon } from '@portal/ui/icons';
import { frameClass } from '@portal/ui/theme';
import { DueBadge } from '../lease/due-badge.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { CostBar, type CostPart } from './cost-bar.tsx';

/**
 * What is left to own the lease, its whole cost in a bar and in words, and links to pay (OP-59); nothing without an
 * account. A balance that is not known leaves out what follows from it alone.
 */
export function CostCard({ due }: { readonly due: Due }) {
  const { extra } = due.lease;
  return extra && <AccountCost due={due} extra={extra} />;
}

function AccountCost({ due, extra }: { readonly due: Due; readonly extra: LeaseExtra }) {
  const t = useMessages(leasesMessages);
  const { today } = due;
  const { totalPaymentsMade } = due.lease;
  const { payments: scheduled } = useScheduledPayments(due.lease, today);
  const early = isPayoffScheduled({ extra, scheduledPayments: scheduled }, today)
    ? null
    : earlyPayoff(extra, today);
  const paid = extra.totalPaid ?? totalPaymentsMade;
  return (
    <Card pad="l" gap={24} aria-labelledby="lease-left">
      <div css={heroStyles}>
        <div>
          <Label id="lease-left">{t('current.leftToOwn')}</Label>
          <p>{extra.balance === null ? t('unknown') : <Amount cents={extra.balance} />}</p>
          <Row gap={12} wrap css={{ marginTop: 4 }}>
            <p>
              <DueText due={due} />
            </p>
            <DueBadge due={due} scheduled={scheduled} />
          </Row>
          {early && (
            <Text as="div" size="s" tone={2} css={{ marginTop: 12 }}>
              <Row gap={8} align="start">
                <SavingsIcon />
                <span>
                  {t('summary.own', {
                    date: formatDate(early.until),
                    saved: formatMoney(early.saved),
                  })}
                </span>
              </Row>
            </Text>
          )}
        </div>
        <PayLinks due={due} scheduled={scheduled} />
      </div>
      {paid !== null && extra.balance !== null && (
        <Cost paid={paid} left={extra.balance} saved={payoffSaving(extra)?.saved ?? null} />
      )}
      <CostInWords lease={due.lease} paid={paid} />
    </Card>
  );
}

function DueText({ due: { lease, amount, date, daysLate, today } }: { readonly due: Due }) {
  const t = useMessages(leasesMessages);
  if (amount <= 0) return t(lease.extra?.balance === 0 ? 'summary.nothingLeft' : 'summary.nothingDue');
  const money = formatMoney(amount);
  if (date === null) return t('summary.dueUndated', { amount: money });
  const values = { amount: money, date: formatDate(date) };
  if (daysLate > 0) return <BoldText>{t('summary.wasDue', values)}</BoldText>;
  return <BoldText>{t(date === today ? 'summary.dueToday' : 'summary.due', values)}</BoldText>;
}

interface PayLinksProps {
  readonly due: Due;
  /** The payments of the lease whose money may still move. */
  readonly scheduled: readonly ScheduledPayment[];
}

/** Links to the payment screen; none when it is not released or the lease is not a current one (PAY-25). */
function PayLinks({ due, scheduled }: PayLinksProps) {
  const t = useMessages(leasesMessages);
  const routes = useRoutes();
  const { lease } = due;
  const pay = routes.payments.pay({ lease: lease.uuid });
  const payOff = routes.payments.pay({ lease: lease.uuid, choose: 'payoff' });
  if (!pay || !isCurrent(lease)) return null;
  return (
    <div className={frameClass.screenOnly} css={{ display: 'grid', gap: 12 }}>
      <ButtonLink to={pay}>{t('summary.pay')}</ButtonLink>
      {payOff && canPayOffEarly(due, scheduled) && (
        <ButtonLink to={payOff} variant="secondary">
          {t('summary.payOff')}
        </ButtonLink>
      )}
    </div>
  );
}

interface CostProps {
  readonly paid: Cents;
  readonly left: Cents;
  readonly saved: Cents | null;
}

function Cost({ paid, left, saved }: CostProps) {
  const t = useMessages(leasesMessages);
  const amounts = { paid: formatMoney(paid), left: formatMoney(left) };
  const parts: readonly CostPart[] = [
    { type: 'paid', label: t('summary.paid'), amount: paid },
    { type: 'left', label: t('current.leftToOwn'), amount: left },
  ];
  if (saved === null) return <CostBar label={t('summary.costBarPlain', amounts)} parts={parts} />;
  return (
    <CostBar
      label={t('summary.costBar', { ...amounts, saved: formatMoney(saved) })}
      parts={[...parts, { type: 'saved', label: t('summary.saved'), amount: saved }]}
    />
  );
}

/** The cost in sentences: what was paid, what paying off today costs and saves, and the cash price. */
function CostInWords({ lease, paid }: { readonly lease: Lease; readonly paid: Cents | null }) {
  const t = useMessages(leasesMessages);
  const { extra, cashPrice } = lease;
  const balance = extra?.balance ?? null;
  const saving = extra && payoffSaving(extra);
  const sentences = [
    ...(paid === null ? [] : [t('cost.paid', { paid: formatMoney(paid) })]),
    ...(balance !== null && balance > 0 ? [t('cost.payoff', { balance: formatMoney(balance) })] : []),
    ...(saving
      ? [
          t('cost.remaining', {
            count: saving.remainingPayments,
            rest: formatMoney(saving.remainingCost),
            saved: formatMoney(saving.saved),
          }),
        ]
      : []),
    ...(cashPrice === null ? [] : [t('cost.cashPrice', { cashPrice: formatMoney(cashPrice) })]),
  ];
  if (sentences.length === 0) return null;
  return <Text css={{ maxWidth: 680 }}>{sentences.join(' ')}</Text>;
}

/** The links are beside the amount where both have room, else below it and as wide as the card. */
const heroStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  '& > *': { flex: '1 0 200px', minWidth: 0 },
  '& > :first-of-type': { flex: '999 1 320px' },
} as const;
