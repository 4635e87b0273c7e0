import { calendarDate, formatMoney } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Columns, Stack } from '@portal/ui';
import { Form, useFormState } from '@portal/ui/form';
import { useState } from 'react';
import { enums, number, optional, string, type as shape, union, type Infer } from 'superstruct';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { OwnershipQuoteState } from '../../queries/use-ownership-quote.ts';
import { AmountSection } from './amount-section.tsx';
import { DateSection } from './date-section.tsx';
import { MethodSection } from './method-section.tsx';
import type { PaymentChoice } from '../terms/payment-choice.ts';
import { limitsFor } from '../terms/payment-options.ts';
import { orderOf, problemsOf } from '../terms/payment-problems.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import type { PaymentOrder } from '../terms/payment-order.ts';
import { PlanOwnership } from '../planner/plan-ownership.tsx';
import { ReviewAside } from './review-aside.tsx';
import { useDateOfAmount } from './use-date-of-amount.ts';

const paymentValues = shape({
  amount: enums(['minimum', 'payoff', 'other']),
  other: optional(union([number(), string()])),
  date: string(),
  method: string(),
});
type PaymentValues = Infer<typeof paymentValues>;
type Draft = { readonly [Key in keyof PaymentValues]?: PaymentValues[Key] | undefined };

interface PaymentFormProps {
  readonly terms: PaymentTerms;
  readonly quoted: OwnershipQuoteState;
  /** What is chosen when the form opens. */
  readonly initial: PaymentChoice;
  /** Called with the complete payment and the choice that it was made from. */
  readonly onReview: (order: PaymentOrder, choice: PaymentChoice) => void;
  readonly onRetryMethods: (() => void) | null;
}

function choiceFrom({ amount, other, date, method }: Draft): PaymentChoice {
  return { amount: amount ?? '', other, date: date ?? '', method: method ?? '' };
}

function draftFrom({ amount, other, date, method }: PaymentChoice): Draft {
  return { amount: amount || undefined, other, date: date || undefined, method: method || undefined };
}

function Sections({
  terms,
  quoted,
  onRetryMethods,
}: Pick<PaymentFormProps, 'terms' | 'quoted' | 'onRetryMethods'>) {
  const t = useMessages(paymentsMessages);
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  const choice = choiceFrom(values);
  useDateOfAmount(choice, terms);
  return (
    <Columns
      aside={
        <Stack gap={24}>
          <ReviewAside choice={choice} terms={terms} />
          <PlanOwnership choice={choice} terms={terms} quoted={quoted} />
        </Stack>
      }
      asideLabel={t('pay.review')}
    >
      <AmountSection choice={choice} terms={terms} date={calendarDate(choice.date)} />
      <DateSection choice={choice} terms={terms} />
      <MethodSection choice={choice} terms={terms} onRetry={onRetryMethods} />
    </Columns>
  );
}

/** Asks for the amount, date and method of a payment, and checks them by the lease's rules (PAY-22 to 31). */
export function PaymentForm({ terms, quoted, initial, onReview, onRetryMethods }: PaymentFormProps) {
  const t = useMessages(paymentsMessages);
  const [initialValues] = useState(() => draftFrom(initial));

  const otherProblem = (values: Draft): Record<string, string> => {
    const choice = choiceFrom(values);
    const { minimum, maximum } = limitsFor(choice, terms);
    const limits = { minimum: formatMoney(minimum), maximum: formatMoney(maximum) };
    const outside = problemsOf(choice, terms).some(
      (problem) => problem === 'amount-low' || problem === 'amount-high',
    );
    if (choice.amount !== 'other' || !outside) return {};
    return { other: minimum > 0 ? t('pay.limits', limits) : t('pay.limitsUpTo', limits) };
  };

  return (
    <Form<PaymentValues>
      struct={paymentValues}
      initialValues={initialValues}
      validate={otherProblem}
      onSubmit={(values) => {
        const choice = choiceFrom(values);
        const order = orderOf(choice, terms);
        if (order) onReview(order, choice);
      }}
    >
      <Sections terms={terms} quoted={quoted} onRetryMethods={onRetryMethods} />
    </Form>
  );
}
