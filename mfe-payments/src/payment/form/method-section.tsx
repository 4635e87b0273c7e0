import { isDefaultMethod, unusableReason, type PaymentMethod, type UnusableReason } from '@portal/domain';
import { useRoutes, useMessages } from '@portal/platform';
import { Button, ButtonLink, Card, Heading, Notice, Row, Text } from '@portal/ui';
import { useBreakpoint } from '@portal/ui/data';
import { RadioCards, type Choice } from '@portal/ui/form';
import { PaymentMethodIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { AddCard } from './add-card.tsx';
import { expiryText, methodName } from '../summary/method-name.ts';
import { paymentsMessages, type TranslatePayments } from '../../messages/payments.messages.ts';
import { chosenMethod, daysOf, methodKey, type PaymentChoice } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

interface MethodSectionProps {
  readonly choice: PaymentChoice;
  readonly terms: PaymentTerms;
  /** Loads the missing methods again; null when none are missing. */
  readonly onRetry: (() => void) | null;
}

function reasonText(
  method: PaymentMethod,
  reason: UnusableReason | null,
  t: TranslatePayments,
): string | undefined {
  switch (reason) {
    case 'unverified':
      return t('pay.unverified');
    case 'expired':
      return t('pay.expired', { date: expiryText(method) ?? '' });
    case 'expires-before':
      return t('pay.expiresBefore', { date: expiryText(method) ?? '' });
    case null:
      return undefined;
  }
}

/** A card that is chosen already stays so when it expires before the day: the customer may choose another day too. */
function choiceRow(
  method: PaymentMethod,
  choice: PaymentChoice,
  terms: PaymentTerms,
  t: TranslatePayments,
): Choice<string> {
  const reason = unusableReason(method, daysOf(choice, terms));
  const text = reasonText(method, reason, t);
  const stays = reason === 'expires-before' && choice.method === methodKey(method);
  const expires = expiryText(method);
  const notes = [
    method.type === 'bank' && t('pay.account'),
    expires !== null && t('pay.expires', { date: expires }),
    isDefaultMethod(method, terms.defaultMethod) && t('pay.default'),
  ].filter((note) => note !== false);
  return {
    value: methodKey(method),
    title: methodName(method, t),
    note: (stays && text) || notes.join(' · '),
    leading: (
      <PaymentMethodIcon
        type={method.type}
        network={method.type === 'card' ? (method.network ?? undefined) : undefined}
      />
    ),
    disabledReason: stays ? undefined : text,
  };
}

/** Returns the default method first, then the others that can pay, then those that can't. */
function sortedMethods(terms: PaymentTerms): readonly PaymentMethod[] {
  const rank = (method: PaymentMethod) => {
    if (unusableReason(method, daysOf({}, terms)) !== null) return 2;
    return isDefaultMethod(method, terms.defaultMethod) ? 0 : 1;
  };
  return terms.methods.toSorted((a, b) => rank(a) - rank(b));
}

/** How many methods a phone shows at once; of more it shows only the chosen one, until the customer asks for the others. */
const mostOnPhone = 2;

/**
 * Asks for a saved card or bank account; those that can't pay say why (PAY-33, OP-74). On a phone a long list is folded
 * to the chosen method.
 */
export function MethodSection({ choice, terms, onRetry }: MethodSectionProps) {
  const t = useMessages(paymentsMessages);
  const manage = useRoutes().profile.paymentMethods();
  const methods = sortedMethods(terms);
  const chosen = chosenMethod(choice, terms);
  const [unfolded, setUnfolded] = useState(false);
  const onPhone = ['xs', 'sm'].includes(useBreakpoint());
  const foldable = onPhone && chosen !== null && methods.length > mostOnPhone;
  const shown = foldable && !unfolded ? [chosen] : methods;
  const usable = methods.some((method) => unusableReason(method, daysOf({}, terms)) === null);
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
          choices={shown.map((method) => choiceRow(method, choice, terms, t))}
        />
      )}
      {foldable && (
        <div>
          <Button
            variant="secondary"
            size="s"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(unfolded ? 'pay.chosenOnly' : 'pay.useAnother')}
          </Button>
        </div>
      )}
      {!usable && !onRetry && (
        <Text tone={2}>{t(methods.length === 0 ? 'pay.noMethods' : 'pay.noneUsable')}</Text>
      )}
      <Row gap={16} wrap>
        <AddCard terms={terms} />
        {manage && (
          <ButtonLink to={manage} variant="quiet" size="s">
            {t('pay.manage')}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
}
