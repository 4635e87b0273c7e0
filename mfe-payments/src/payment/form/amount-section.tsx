import {
  compareDates,
  dueOf,
  earlyPayoff,
  formatDueDate,
  formatMoney,
  isBuyout,
  type CalendarDate,
  nextScheduledPayment,
  payoffSaving,
  scheduledTotal,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, Heading, Row, Text } from '@portal/ui';
import { MoneyField, RadioCards, type Choice } from '@portal/ui/form';
import { CalendarIcon } from '@portal/ui/icons';

import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { AmountOption, PaymentChoice } from '../terms/payment-choice.ts';
import { amountOptions, limitsFor, payoffAmount, payoffEnd } from '../terms/payment-options.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

interface AmountSectionProps {
  readonly choice: PaymentChoice;
  readonly terms: PaymentTerms;
  /** The chosen day; null when none is chosen. */
  readonly date: CalendarDate | null;
}

/** Asks for the amount: the minimum, the payoff, or another one. */
export function AmountSection({ choice, terms, date }: AmountSectionProps) {
  const t = useMessages(paymentsMessages);
  const { lease, pending, scheduled, today } = terms;
  const { minimum, maximum } = limitsFor(choice, terms);
  const payoff = payoffAmount(terms);
  const next = nextScheduledPayment(scheduled);
  const due = dueOf(lease, pending, terms.defaultMethod?.type ?? 'card', today);

  const minimumNote = () => {
    if (due.daysLate > 0) return t('pay.minimumLate', { count: due.daysLate });
    if (due.date === null) return undefined;
    return due.date === today
      ? t('pay.minimumToday')
      : t('pay.minimumDue', { date: formatDueDate(due.date, today, t.language) });
  };
  const payoffNote = () => {
    if (scheduled.length > 0) return t('pay.payoffTodayOnly');
    const on = (choice.amount === 'payoff' ? date : null) ?? today;
    const end = payoffEnd(terms);
    if (end !== null && compareDates(on, end) > 0)
      return t('pay.payoffUntil', { date: formatDueDate(end, today, t.language) });
    if (payoff === null || !lease.extra || !isBuyout({ amount: payoff, date: on }, lease.extra, today)) {
      const lost = lease.extra && earlyPayoff(lease.extra, today);
      return lost
        ? t('pay.payoffWithout', {
            date: formatDueDate(on, today, t.language),
            saved: formatMoney(lost.saved),
          })
        : t('pay.payoffText');
    }
    const saving = payoffSaving(lease.extra);
    if (saving && on === today) return t('pay.payoffSaves', { saved: formatMoney(saving.saved) });
    return on === today
      ? t('pay.payoffToday')
      : t('pay.payoffOn', { date: formatDueDate(on, today, t.language) });
  };
  const range =
    minimum > 0
      ? t('pay.otherRange', { minimum: formatMoney(minimum), maximum: formatMoney(maximum) })
      : t('pay.otherUpTo', { maximum: formatMoney(maximum) });

  const rows: Record<AmountOption, Choice<AmountOption>> = {
    minimum: {
      value: 'minimum',
      title: t('pay.minimum'),
      note: minimumNote(),
      trailing: formatMoney(minimum),
    },
    payoff: {
      value: 'payoff',
      title: t('pay.payoff'),
      note: payoffNote(),
      trailing: payoff === null ? undefined : formatMoney(payoff),
    },
    other: { value: 'other', title: t('pay.other'), note: range },
  };

  return (
    <Card>
      <Heading level={2}>{t('pay.amount')}</Heading>
      {next && (
        <Text as="div" size="s" tone={2}>
          <Row gap={8} align="start">
            <CalendarIcon />
            <span>
              {t('pay.scheduled', {
                count: scheduled.length,
                amount: formatMoney(scheduledTotal(scheduled)),
                date: formatDueDate(next.payAt, today, t.language),
              })}
            </span>
          </Row>
        </Text>
      )}
      <RadioCards<AmountOption>
        name="amount"
        label={t('pay.amount')}
        hideLabel
        choices={amountOptions(choice, terms).map((option) => rows[option])}
      />
      {choice.amount === 'other' && <MoneyField name="other" label={t('pay.otherLabel')} />}
    </Card>
  );
}
