import { isDefaultMethod, type PaymentMethod } from '@portal/domain';
import { useRoutes, useMessages } from '@portal/platform';
import { Button, ButtonLink, Card, Heading, Notice, Row, Text } from '@portal/ui';
import { RadioCards, type Choice } from '@portal/ui/form';
import { PaymentMethodIcon } from '@portal/ui/icons';
import { expiryText, methodName } from '../summary/method-name.ts';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import { methodKey, unusableReason } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

interface MethodSectionProps {
  readonly terms: PaymentTerms;
  /** Loads the missing methods again; null when none are missing. */
  readonly onRetry: (() => void) | null;
}

function reasonText(method: PaymentMethod, terms: PaymentTerms, t: TranslatePayments): string | undefined {
  switch (unusableReason(method, terms.today)) {
    case 'unverified':
      return t('pay.unverified');
    case 'expired':
      return t('pay.expired', { date: expiryText(method) ?? '' });
    case null:
      return undefined;
  }
}

function choiceRow(method: PaymentMethod, terms: PaymentTerms, t: TranslatePayments): Choice<string> {
  const expires = expiryText(method);
  const notes = [
    method.type === 'bank' && t('pay.account'),
    expires !== null && t('pay.expires', { date: expires }),
    isDefaultMethod(method, terms.defaultMethod) && t('pay.default'),
  ].filter((note) => note !== false);
  return {
    value: methodKey(method),
    title: methodName(method, t),
    note: notes.join(' · '),
    leading: (
      <PaymentMethodIcon
        type={method.type}
        network={method.type === 'card' ? (method.network ?? undefined) : undefined}
      />
    ),
    disabledReason: reasonText(method, terms, t),
  };
}

/** Returns the default method first, then the others that can pay, then those that can't. */
function sortedMethods(terms: PaymentTerms): readonly PaymentMethod[] {
  const rank = (method: PaymentMethod) => {
    if (unusableReason(method, terms.today) !== null) return 2;
    return isDefaultMethod(method, terms.defaultMethod) ? 0 : 1;
  };
  return terms.methods.toSorted((a, b) => rank(a) - rank(b));
}

/** Asks for a saved card or bank account; those that can't pay say why (PAY-33, OP-74). */
export function MethodSection({ terms, onRetry }: MethodSectionProps) {
  const t = useMessages(paymentsMessages);
  const manage = useRoutes().profile.paymentMethods();
  const methods = sortedMethods(terms);
  const usable = methods.some((method) => unusableReason(method, terms.today) === null);
  return (
    <Card>
      <Heading level={2}>{t('pay.with')}</Heading>
      {onRetry && (
        <Notice tone="warn" role="alert">
          <Row gap={12} justify="between" wrap>
            <span>{t('pay.methodsFailed')}</span>
            <Button variant="secondary" size="s" onClick={onRetry}>
              {t('pay.retry')}
            </Button>
          </Row>
        </Notice>
      )}
      {methods.length > 0 && (
        <RadioCards
          name="method"
          label={t('pay.with')}
          hideLabel
          choices={methods.map((method) => choiceRow(method, terms, t))}
        />
      )}
      {!usable && !onRetry && (
        <Text tone={2}>{t(methods.length === 0 ? 'pay.noMethods' : 'pay.noneUsable')}</Text>
      )}
      {manage && (
        <div>
          <ButtonLink to={manage} variant="quiet" size="s">
            {t('pay.manage')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
