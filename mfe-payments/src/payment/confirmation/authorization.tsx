import {
  displayName,
  formatLongDate,
  formatMoney,
  type CalendarDate,
  type Cents,
  type PaymentMethod,
} from '@portal/domain';
import { useBrand, useMessages, useUser } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentOrder } from '../terms/payment-order.ts';

interface Withdrawal {
  readonly payer: string;
  readonly bank: string;
  /** Null while they are not known. */
  readonly last4: string | null;
  readonly amount: Cents;
  readonly date: CalendarDate;
}

/** Returns a function that writes the authorization of a withdrawal. */
export function useWithdrawalText(): (withdrawal: Withdrawal) => string {
  const t = useMessages(paymentsMessages);
  const brand = useBrand();
  return ({ payer, bank, last4, amount, date }) =>
    t('confirm.authorizationText', {
      payer,
      company: brand.company,
      amount: formatMoney(amount),
      bank,
      last4: last4 ?? '····',
      date: formatLongDate(date, t.language),
      phone: brand.contact.phone,
    });
}

/** Returns the text that authorizes the withdrawal of a payment from a bank account; null for a card. */
export function useAuthorization(order: PaymentOrder, method: PaymentMethod | null): string | null {
  const write = useWithdrawalText();
  const customer = useUser();
  if (method?.type !== 'bank') return null;
  const { owner, bank, last4 } = method;
  return write({
    payer: owner ?? displayName(customer),
    bank,
    last4,
    amount: order.amount,
    date: order.date,
  });
}

interface AuthorizationProps {
  readonly text: string;
  /** The text of the button that agrees. */
  readonly button: string;
}

/** The one-time authorization of a withdrawal: payer, bank and last 4, amount, date, how to revoke it, phone. */
export function Authorization({ text, button }: AuthorizationProps) {
  const t = useMessages(paymentsMessages);
  return (
    <Card tone="sunken" pad="none" as="div">
      <div css={{ display: 'grid', gap: 8, padding: 16 }}>
        <Heading level={3}>{t('confirm.authorization')}</Heading>
        <Text size="s" tone={2}>
          {text}
        </Text>
        <Text size="s" tone={2}>
          {t('confirm.authorizationAgree', { button })}
        </Text>
      </div>
    </Card>
  );
}
