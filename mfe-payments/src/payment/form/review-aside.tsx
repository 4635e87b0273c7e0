import { css, Global } from '@emotion/react';
import { calendarDate, formatDueDate, formatMoney } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Heading, Row, Text } from '@portal/ui';
import { ShieldIcon } from '@portal/ui/icons';
import { frame, phone } from '@portal/ui/theme';
import { useId } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { chosenMethod, type PaymentChoice } from '../terms/payment-choice.ts';
import { chosenAmount, limitsFor, windowFor } from '../terms/payment-options.ts';
import { orderOf, problemsOf } from '../terms/payment-problems.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { PaymentFacts } from '../summary/payment-facts.tsx';
import { PayoffPlan } from '../summary/payoff-plan.tsx';

interface ReviewAsideProps {
  readonly choice: PaymentChoice;
  readonly terms: PaymentTerms;
}

/** On a phone, unless its window is low, the button that goes on is at the bottom, in reach of the thumb. */
const inReach = `${phone} and (min-height: ${frame.lowestFixed}px)`;

const thumbBar = css({
  display: 'grid',
  gap: 8,
  [inReach]: {
    position: 'fixed',
    zIndex: 1,
    inset: 'auto 0 0',
    padding: `12px ${frame.phoneEdge}px calc(12px + env(safe-area-inset-bottom))`,
    background: 'var(--surface)',
    borderTop: '1px solid var(--line)',
  },
});
/** What gets the focus is never behind the bar. */
const clearOfBar = css({ [inReach]: { html: { scrollPaddingBottom: 120 } } });

/**
 * Summarizes the choices so far and leads to the review; the button is disabled, with what is missing named below it,
 * until the payment is complete (PAY-27, PAY-28).
 */
export function ReviewAside({ choice, terms }: ReviewAsideProps) {
  const t = useMessages(paymentsMessages);
  const noteId = useId();
  const { lease, today } = terms;
  const order = orderOf(choice, terms);
  const problems = problemsOf(choice, terms);
  const amount = chosenAmount(choice, terms);
  const method = chosenMethod(choice, terms);
  const date = calendarDate(choice.date);
  const { minimum, maximum } = limitsFor(choice, terms);
  const { from, to } = windowFor(amount, terms);
  const list = problems.map((problem) =>
    t(`pay.problem.${problem}`, {
      minimum: formatMoney(minimum),
      maximum: formatMoney(maximum),
      from: formatDueDate(from, today, t.language),
      to: formatDueDate(to, today, t.language),
    }),
  );
  return (
    <Card as="div">
      <Heading level={2}>{t('pay.review')}</Heading>
      <PaymentFacts lease={lease} amount={amount} date={date} method={method} />
      {amount !== null && date !== null && (
        <PayoffPlan
          lease={lease}
          amount={amount}
          date={date}
          today={today}
          methodType={method?.type ?? null}
        />
      )}
      <Global styles={clearOfBar} />
      <div css={thumbBar}>
        <Button
          type="submit"
          wide
          disabled={order === null}
          aria-describedby={list.length > 0 ? noteId : undefined}
        >
          {amount === null ? t('pay.proceedEmpty') : t('pay.proceed', { amount: formatMoney(amount) })}
        </Button>
        {list.length > 0 && (
          <Text size="s" tone={2} id={noteId}>
            {t('pay.missing', { list: list.join(', ') })}
          </Text>
        )}
      </div>
      <Text as="div" size="s" tone={2}>
        <Row gap={8} align="start">
          <ShieldIcon />
          <span>{t('pay.promise')}</span>
        </Row>
      </Text>
    </Card>
  );
}
