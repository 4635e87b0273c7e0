import { displayName, formatLongDate, formatMoney, type PaymentMethod } from '@portal/domain';
import { useBrand, useMessages, useUser } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentOrder } from '../terms/payment-order.ts';

/** Returns the text that authorizes the withdrawal of a payment from a bank account; null for a card. */
export function useAuthorization(order: PaymentOrder, method: PaymentMethod | null): string | null {
  const t = useMessages(paymentsMessages);
  const brand = useBrand();
  const customer = useUser();
  if (method?.type !== 'bank') return null;
  return t('confirm.authorizationText', {
    payer: method.owner ?? displayName(customer),
    company: brand.company,
    amount: formatMoney(order.amount),
    bank: method.bank,
    last4: method.last4 ?? '····',
    date: formatLongDate(order.date, t.language),
    phone: brand.contact.phone,
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
