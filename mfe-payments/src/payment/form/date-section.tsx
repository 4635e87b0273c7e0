import { css } from '@emotion/react';
import { calendarDate, formatDayMonth, formatDueDate, otherTimeZone } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Heading, Row } from '@portal/ui';
import { DateField, useForm } from '@portal/ui/form';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentChoice } from '../terms/payment-choice.ts';
import { chosenAmount, windowFor } from '../terms/payment-options.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { LatePayoff } from '../summary/payoff-plan.tsx';

interface DateSectionProps {
  readonly choice: PaymentChoice;
  readonly terms: PaymentTerms;
}

const pressed = css({
  '&[aria-pressed=true]': {
    borderColor: 'var(--brand)',
    boxShadow: 'inset 0 0 0 1px var(--brand)',
    background: 'color-mix(in srgb, var(--brand-soft) 45%, var(--surface))',
  },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
});

/** Asks for the day, with the first and the last one that are possible a press away (PAY-26), and says what a late one costs. */
export function DateSection({ choice, terms }: DateSectionProps) {
  const t = useMessages(paymentsMessages);
  const form = useForm();
  const amount = chosenAmount(choice, terms);
  const { from, to } = windowFor(amount, terms);
  const { to: dueDay } = windowFor(null, terms);
  const date = calendarDate(choice.date);
  const window =
    from === to ? t('pay.todayOnly') : t('pay.window', { date: formatDueDate(to, terms.today, t.language) });
  const zone = otherTimeZone(terms.lease.timeZone, t.language);
  const days = [
    { day: from, text: t('pay.today') },
    {
      day: to,
      text: t(to === dueDay ? 'pay.dueDay' : 'pay.lastDay', { date: formatDayMonth(to, t.language) }),
    },
  ];
  return (
    <Card>
      <Heading level={2}>{t('pay.when')}</Heading>
      {from !== to && (
        <Row gap={8} wrap>
          {days.map(({ day, text }) => (
            <Button
              key={day}
              variant="secondary"
              size="s"
              aria-pressed={date === day}
              css={pressed}
              onClick={() => form.change('date', day)}
            >
              {text}
            </Button>
          ))}
        </Row>
      )}
      <div css={{ maxWidth: 280 }}>
        <DateField
          name="date"
          label={t('pay.date')}
          min={from}
          max={to}
          help={zone === null ? window : `${window}. ${t('pay.timeZone', { zone })}`}
        />
      </div>
      {amount !== null && date !== null && <LatePayoff terms={terms} amount={amount} date={date} />}
    </Card>
  );
}
