import {
  cents,
  compareDates,
  formatDueDate,
  formatMoney,
  isBuyout,
  isPayoff,
  payoffDate,
  payoffSaving,
  type CalendarDate,
  type Cents,
  type Lease,
  type PaymentMethodType,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, Notice, Text } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { payoffEnd } from '../terms/payment-options.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

interface PayoffPlanProps {
  readonly lease: Lease;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  /** Null while none is chosen. */
  readonly methodType: PaymentMethodType | null;
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

interface LatePayoffProps {
  readonly terms: PaymentTerms;
  readonly amount: Cents;
  readonly date: CalendarDate;
}

/**
 * Says that the payoff ends before a day, and what to do: where the lease is quoted it can't be paid on that day, else more
 * may be due. Shows nothing for a payment of less, on the days until then, and where the payoff replaces scheduled payments:
 * that is for today only.
 */
export function LatePayoff({ terms, amount, date }: LatePayoffProps) {
  const t = useMessages(paymentsMessages);
  const {
    lease: { extra },
    scheduled,
    today,
  } = terms;
  if (!extra || !isPayoff(amount, extra.balance) || scheduled.length > 0) return null;
  const { type, date: until } = payoffDate(extra, today);
  const saving = payoffSaving(extra);
  const end = payoffEnd(terms);
  if (end !== null) {
    if (compareDates(date, end) <= 0) return null;
    const day = formatDueDate(end, today, t.language);
    return (
      <Notice tone="warn">
        {type === 'early' && saving
          ? t('pay.payoffEndsSaving', { until: day, saved: formatMoney(saving.saved) })
          : t('pay.payoffEnds', { until: day })}
      </Notice>
    );
  }
  if (isBuyout({ amount, date }, extra, today)) return null;
  const paid = formatDueDate(date, today, t.language);
  if (until === null || compareDates(until, today) < 0)
    return <Notice tone="warn">{t('pay.payoffUnsure', { date: paid })}</Notice>;
  const last = formatDueDate(until, today, t.language);
  return (
    <Notice tone="warn">
      {type === 'early' && saving
        ? t('pay.payoffSavingLost', { until: last, saved: formatMoney(saving.saved) })
        : t('pay.payoffLate', { until: last, date: paid })}
    </Notice>
  );
}

/**
 * Says that a payment buys the lease out, with a bank account once the bank has settled it, and what that saves. Shows
 * nothing for a payment that does not.
 */
export function PayoffPlan({ lease: { extra }, amount, date, today, methodType }: PayoffPlanProps) {
  const t = useMessages(paymentsMessages);
  if (!extra || !isBuyout({ amount, date }, extra, today)) return null;
  const saving = payoffSaving(extra);
  const isBank = methodType === 'bank';
  const owns = () => {
    if (date === today) return t(isBank ? 'pay.paysOffToday' : 'pay.ownsToday');
    return t(isBank ? 'pay.paysOff' : 'pay.owns', { date: formatDueDate(date, today, t.language) });
  };
  return (
    <Card tone="sunken" pad="none" as="div">
      <div css={{ display: 'grid', gap: 8, padding: 16 }}>
        <p css={{ fontWeight: 650 }}>
          {owns()}
          {saving && ` ${t('pay.youSave', { saved: formatMoney(saving.saved) })}`}
        </p>
        {saving && (
          <>
            <Text size="s" tone={2}>
              {saving.totalCost === null
                ? t('pay.savingText')
                : t('pay.totalCost', {
                    total: formatMoney(saving.totalCost),
                    end: formatMoney(cents(saving.totalCost + saving.saved)),
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
