import { formatDueDate, formatMoney, isLastFour, otherTimeZone, type LinkedPayment } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, Text } from '@portal/ui';
import { DigitsField, Form, SubmitButton } from '@portal/ui/form';
import { useState, type ReactNode } from 'react';
import { nonempty, refine, string, type, type Infer } from 'superstruct';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { Authorization, useWithdrawalText } from '../confirmation/authorization.tsx';
import { StepHeading } from '../confirmation/step-heading.tsx';
import { LinkedFacts } from './linked-facts.tsx';

export type DuePayment = Extract<LinkedPayment, { readonly status: 'due' }>;

const digitsStruct = type({ lastFour: refine(nonempty(string()), 'last four', isLastFour) });

interface LinkedReviewProps {
  readonly due: DuePayment;
  /** Whether an earlier try is known not to have been made. */
  readonly again: boolean;
  /** @throws ValidationError for the field `lastFour` */
  readonly onPay: (lastFour: string, authorization: string | null) => Promise<void>;
  readonly children?: ReactNode;
}

/** The review of the payment of a reminder: it is confirmed with the last four digits of the default method (OP-103). */
export function LinkedReview({ due, again, onPay, children }: LinkedReviewProps) {
  const t = useMessages(paymentsMessages);
  const write = useWithdrawalText();
  const [typed, setTyped] = useState('');
  const { amount: cents, date, method } = due;
  const amount = formatMoney(cents);
  const zone = otherTimeZone(due.timeZone, t.language);
  const payText = t(again ? 'confirm.again' : 'confirm.pay', { amount });
  const authorize = (last4: string | null) =>
    method.type === 'bank'
      ? write({ payer: method.payer, bank: method.bank, last4, amount: cents, date })
      : null;
  const authorization = authorize(isLastFour(typed) ? typed : null);
  const pay = ({ lastFour }: Infer<typeof digitsStruct>) => onPay(lastFour, authorize(lastFour));

  return (
    <Card>
      <StepHeading>
        {again
          ? t('confirm.notMadeTitle')
          : t('confirm.question', { amount, date: formatDueDate(date, date, t.language) })}
      </StepHeading>
      {children}
      <LinkedFacts linked={due} amount={cents} date={date} />
      {zone !== null && (
        <Text size="s" tone={2}>
          {t('pay.timeZone', { zone })}
        </Text>
      )}
      <Form
        struct={digitsStruct}
        onSubmit={pay}
        failureMessage={() => t('reminder.digitsProblem')}
        failText={() => t('reminder.failed')}
        label={t('reminder.title')}
        keepsChanges={false}
        onChange={({ lastFour = '' }) => setTyped(lastFour)}
      >
        <DigitsField
          name="lastFour"
          label={t(method.type === 'bank' ? 'reminder.digitsOfBank' : 'reminder.digitsOfCard')}
          help={t('reminder.digitsHelp')}
          length={4}
          autoComplete="off"
          secret
        />
        {authorization !== null && <Authorization text={authorization} button={payText} />}
        <SubmitButton wide>{payText}</SubmitButton>
      </Form>
      <Text size="s" tone={2}>
        {t('reminder.once')}
      </Text>
    </Card>
  );
}
