import { css } from '@emotion/react';
import {
  compareDates,
  earlyPayoff,
  formatDueDate,
  formatMoney,
  isPayoffScheduled,
  type CalendarDate,
  type Due,
  type EarlyPayoff,
  type Lease,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { useScheduledPayments } from '@portal/platform/widgets';
import { ButtonLink, IconTile, Text } from '@portal/ui';
import { SavingsIcon } from '@portal/ui/icons';
import { phone } from '@portal/ui/theme';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** What is offered with its link: beside each other, and under each other on a phone. */
const lines = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 14,
  [phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 4 },
});

/** Returns the lease whose early payoff ends first, among those where it saves something and is not scheduled. */
function nearestPayoff(dues: readonly Due[]) {
  return dues
    .flatMap(({ lease, today }) => {
      const payoff = lease.extra && !isPayoffScheduled(lease, today) && earlyPayoff(lease.extra, today);
      return payoff ? [{ lease, payoff, today }] : [];
    })
    .toSorted((a, b) => compareDates(a.payoff.until, b.payoff.until))[0];
}

/** Shows what an early payoff saves until its date; nothing when the accounts have no such saving. */
export function PayoffNote({ dues }: { readonly dues: readonly Due[] }) {
  const nearest = nearestPayoff(dues);
  return nearest && <LeasePayoff {...nearest} />;
}

interface LeasePayoffProps {
  readonly lease: Lease;
  readonly payoff: EarlyPayoff;
  readonly today: CalendarDate;
}

/** A backend that lists scheduled payments apart is waited for: they may pay the lease off. */
function LeasePayoff({ lease, payoff, today }: LeasePayoffProps) {
  const t = useMessages(paymentsMessages);
  const { isPending, payments } = useScheduledPayments(lease, today);
  const { extra } = lease;
  if (isPending || isPayoffScheduled({ extra, scheduledPayments: payments }, today)) return null;
  const saved = formatMoney(payoff.saved);
  return (
    <section
      css={{
        display: 'flex',
        gap: 14,
        alignItems: 'center',
        padding: '14px 18px',
        borderRadius: 'var(--r3)',
        background: 'var(--brand-soft)',
        [phone]: { alignItems: 'flex-start' },
      }}
    >
      <IconTile tone="brand">
        <SavingsIcon />
      </IconTile>
      <div css={lines}>
        <p css={{ flex: 1, minWidth: 0, [phone]: { flex: 'none' } }}>
          <b>
            {payoff.until === today
              ? t('dashboard.ownToday', { saved })
              : t('dashboard.own', { date: formatDueDate(payoff.until, today, t.language), saved })}
          </b>{' '}
          <Text as="span" size="s" tone={2}>
            {t('dashboard.ownText', {
              store: lease.store.name,
              balance: formatMoney(payoff.balance),
              count: payoff.remainingPayments,
              rest: formatMoney(payoff.remainingCost),
            })}
          </Text>
        </p>
        <ButtonLink
          to={ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' })}
          variant="quiet"
          size="s"
          aria-label={t('dashboard.seeHowOf', { store: lease.store.name })}
        >
          {t('dashboard.seeHow')}
        </ButtonLink>
      </div>
    </section>
  );
}
