import {
  formatDueDate,
  formatMoney,
  isBuyout,
  payoffSaving,
  type CalendarDate,
  type Cents,
  type Lease,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, Text } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';

interface PayoffPlanProps {
  readonly lease: Lease;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
}

const width = 280;
const height = 64;
const top = 8;

/** Draws what is left to pay over the term: the payments so far, the payoff, and the payments that it saves. */
function PlanCurve({ made, remaining }: { readonly made: number; readonly remaining: number }) {
  const part = made / (made + remaining);
  const x = Math.min(width - 40, Math.max(40, part * width));
  const y = top + (x / width) * (height - top - 8);
  return (
    <svg viewBox={`0 0 ${width} ${height + 8}`} width="100%" aria-hidden="true" css={{ maxWidth: 320 }}>
      <path
        d={`M${x} ${y} L${width} ${height - 8}`}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <path d={`M0 ${top} L${x} ${y} L${x} ${height}`} fill="none" stroke="var(--brand)" strokeWidth="2.5" />
      <circle cx={x} cy={height} r="5" fill="var(--brand)" />
    </svg>
  );
}

/** Says that a payment buys the lease out, and what that saves; shows nothing when either is not certain. */
export function PayoffPlan({ lease, amount, date, today }: PayoffPlanProps) {
  const t = useMessages(paymentsMessages);
  const { extra } = lease;
  if (!extra || !isBuyout({ amount, date }, extra, today)) return null;
  const saving = payoffSaving(extra);
  return (
    <Card tone="sunken" pad="none" as="div">
      <div css={{ display: 'grid', gap: 8, padding: 16 }}>
        <p css={{ fontWeight: 650 }}>
          {date === today ? t('pay.ownsToday') : t('pay.owns', { date: formatDueDate(date, today) })}
        </p>
        {saving && (
          <>
            <Text size="s" tone={2}>
              {saving.totalCost === null
                ? t('pay.saves', { saved: formatMoney(saving.saved) })
                : t('pay.totalCost', {
                    total: formatMoney(saving.totalCost),
                    saved: formatMoney(saving.saved),
                  })}
            </Text>
            {extra.paymentsMade !== null && (
              <PlanCurve made={extra.paymentsMade} remaining={saving.remainingPayments} />
            )}
          </>
        )}
      </div>
    </Card>
  );
}
