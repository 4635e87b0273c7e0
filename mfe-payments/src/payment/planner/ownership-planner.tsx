import {
  amountToOwnOn,
  cents,
  daysBetween,
  earlyPayoffGap,
  formatDueDate,
  formatMediumDate,
  formatMoney,
  planOwnership,
  quotedDay,
  regularOwnership,
  type OwnershipQuote,
  type TermPayment,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Facts, Notice, Stack, Text } from '@portal/ui';
import { SidePanel } from '@portal/ui/overlay';
import { useRef, useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { plannerMessages } from '../../messages/planner.messages.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { amountSteps } from './amount-steps.ts';
import { CostBars } from './cost-bars.tsx';
import { isPayable, payableRange } from './payable-plan.ts';
import { PlanSlider } from './plan-slider.tsx';

export interface OwnershipPlannerProps {
  readonly open: boolean;
  readonly quote: OwnershipQuote;
  readonly terms: PaymentTerms;
  /** The key of the chosen method, whose type decides the limits of a payment; empty when none is chosen. */
  readonly method: string;
  /** The payment that is chosen in the form; null for parts that are not. */
  readonly chosen: {
    readonly amount: TermPayment['amount'] | null;
    readonly date: TermPayment['date'] | null;
  };
  readonly onUse: (payment: TermPayment) => void;
  readonly onClose: () => void;
}

/** Shows when the lease is owned, and what it then costs, for an amount and a day that the customer moves. */
export function OwnershipPlanner({ open, onClose, onUse, ...rest }: OwnershipPlannerProps) {
  const t = useMessages(paymentsMessages);
  return (
    <SidePanel open={open} title={t('pay.plan')} onClose={onClose}>
      <Plan {...rest} onUse={onUse} />
    </SidePanel>
  );
}

type PlanProps = Omit<OwnershipPlannerProps, 'open' | 'onClose'>;

/** The payment that is planned first: the chosen one when its day is quoted, else the payoff of today. */
function firstPayment(quote: OwnershipQuote, { amount, date }: OwnershipPlannerProps['chosen']): TermPayment {
  if (amount === null || date === null || quotedDay(quote, date) === null) {
    return { date: quote.today, amount: amountToOwnOn(quote, quote.today) };
  }
  return { date, amount: cents(Math.min(amount, amountToOwnOn(quote, date))) };
}

function Plan({ quote, terms, method, chosen, onUse }: PlanProps) {
  const t = useMessages(plannerMessages);
  const [payment, setPayment] = useState(() => firstPayment(quote, chosen));
  const amountSlider = useRef<HTMLInputElement>(null);
  const { today } = quote;
  const most = amountToOwnOn(quote, payment.date);
  const steps = amountSteps(most);
  const plan = planOwnership(quote, payment);
  const regular = regularOwnership(quote);
  const index = daysBetween(today, payment.date);

  // The whole payoff stays the whole payoff when only its day is moved.
  const moveDate = (position: number) => {
    const date = quote.days[position]?.date ?? today;
    const next = amountToOwnOn(quote, date);
    const amount = payment.amount === most ? next : cents(Math.min(payment.amount, next));
    setPayment({ date, amount });
  };

  return (
    <Stack gap={24}>
      <Card tone="soft" pad="s" gap={12} as="div">
        <div role="status">
          <p css={{ fontSize: 24, fontWeight: 650, lineHeight: 1.2, textWrap: 'balance' }}>
            {plan.ownedOn === today
              ? t('planner.ownNow')
              : t('planner.own', { date: formatDueDate(plan.ownedOn, today, t.language) })}
          </p>
        </div>
        <Facts
          layout="rows"
          items={[
            { label: t('planner.total'), value: formatMoney(plan.totalCost) },
            { label: t('planner.saved'), value: formatMoney(plan.saved) },
          ]}
        />
        <Text size="s" tone={2}>
          {plan.isEstimate ? t('planner.estimate') : t('planner.quoted')}
        </Text>
      </Card>
      <Stack gap={16}>
        <PlanSlider
          ref={amountSlider}
          label={t('planner.amount')}
          position={steps.positionOf(payment.amount)}
          last={steps.last}
          text={formatMoney(payment.amount)}
          onMove={(position) => setPayment({ ...payment, amount: steps.amountAt(position) })}
        />
        <PlanSlider
          label={t('planner.date')}
          position={index}
          last={quote.days.length - 1}
          text={formatMediumDate(payment.date, t.language)}
          onMove={moveDate}
        />
        {payment.amount < most && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              setPayment({ ...payment, amount: most });
              // The button disappears; what it has moved is heard with its new value.
              amountSlider.current?.focus();
            }}
          >
            {t('planner.ownIt', { amount: formatMoney(most) })}
          </Button>
        )}
      </Stack>
      <CostBars plan={plan} regular={regular} />
      <EarlyPayoffNote quote={quote} onPlan={setPayment} />
      <UsePayment payment={payment} terms={terms} method={method} onUse={onUse} />
    </Stack>
  );
}

/** Says whether the regular payments alone reach the early payoff, and what is missing where they do not. */
function EarlyPayoffNote({
  quote,
  onPlan,
}: {
  readonly quote: OwnershipQuote;
  readonly onPlan: (payment: TermPayment) => void;
}) {
  const t = useMessages(plannerMessages);
  const { earlyPayoffDate, today } = quote;
  if (earlyPayoffDate === null) return null;
  const gap = earlyPayoffGap(quote);
  const date = formatDueDate(earlyPayoffDate, today, t.language);
  if (gap === null) return <Notice tone="ok">{t('planner.reached', { date })}</Notice>;
  if (gap.saved <= 0) return null;
  return (
    <Stack gap={12} align="start">
      <Notice tone="warn">
        {t('planner.gap', { missing: formatMoney(gap.missing), date, saved: formatMoney(gap.saved) })}
      </Notice>
      <Button
        variant="secondary"
        size="s"
        onClick={() => onPlan({ date: gap.date, amount: amountToOwnOn(quote, gap.date) })}
      >
        {t('planner.gapPlan')}
      </Button>
    </Stack>
  );
}

/** Takes the planned payment over into the form, or says why this form can't make it. */
function UsePayment({
  payment,
  terms,
  method,
  onUse,
}: Pick<PlanProps, 'terms' | 'method' | 'onUse'> & { readonly payment: TermPayment }) {
  const t = useMessages(plannerMessages);
  if (payment.amount === 0) return null;
  const { minimum, maximum, to } = payableRange(method, terms);
  if (!isPayable(payment, method, terms)) {
    return (
      <Text size="s" tone={2}>
        {t('planner.outside', {
          minimum: formatMoney(minimum),
          maximum: formatMoney(maximum),
          to: formatDueDate(to, terms.today, t.language),
        })}
      </Text>
    );
  }
  return (
    <Button wide onClick={() => onUse(payment)}>
      {t('planner.use', {
        amount: formatMoney(payment.amount),
        date: formatMediumDate(payment.date, t.language),
      })}
    </Button>
  );
}
