import { displayName, formatLongDate, formatMoney, type BankAccount } from '@portal/domain';
import { useBrand, useMessages, useUser } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentOrder } from '../terms/payment-order.ts';

interface AuthorizationProps {
  readonly order: PaymentOrder;
  readonly account: BankAccount;
  /** The text of the button that agrees. */
  readonly button: string;
}

/** The one-time authorization of a withdrawal: payer, bank and last 4, amount, date, how to revoke it, phone. */
export function Authorization({ order, account, button }: AuthorizationProps) {
  const t = useMessages(paymentsMessages);
  const brand = useBrand();
  const customer = useUser();
  return (
    <Card tone="sunken" pad="none" as="div">
      <div css={{ display: 'grid', gap: 8, padding: 16 }}>
        <Heading level={3}>{t('confirm.authorization')}</Heading>
        <Text size="s" tone={2}>
          {t('confirm.authorizationText', {
            payer: account.owner ?? displayName(customer),
            company: brand.company,
            amount: formatMoney(order.amount),
            bank: account.bank,
            last4: account.last4 ?? '····',
            date: formatLongDate(order.date),
            phone: brand.contact.phone,
          })}
        </Text>
        <Text size="s" tone={2}>
          {t('confirm.authorizationAgree', { button })}
        </Text>
      </div>
    </Card>
  );
}
