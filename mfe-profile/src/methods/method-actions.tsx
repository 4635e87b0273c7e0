import { canPayWith, type Card, type PaymentMethod } from '@portal/domain';
import { useMessages, usePlatform, useRoutes } from '@portal/platform';
import { Button, Row, Text } from '@portal/ui';
import { phone } from '@portal/ui/theme';
import { profileMessages } from '../messages/profile.messages.ts';
import { methodName } from '../method-name/method-name.ts';
import type { MethodChanges, RunningChange } from './use-method-changes.ts';

interface MethodActionsProps {
  readonly method: PaymentMethod;
  readonly isDefault: boolean;
  readonly changes: MethodChanges;
}

/**
 * What can be done with a saved method: a card that the provider does not hold can only be verified (OP-78); the default
 * can't be removed.
 */
export function MethodActions({ method, isDefault, changes }: MethodActionsProps) {
  const t = useMessages(profileMessages);
  const name = methodName(method, t);
  const { running } = changes;
  const runs = (change: RunningChange['change']) =>
    running?.change === change && running.method.type === method.type && running.method.id === method.id;
  const button = (change: RunningChange['change']) =>
    ({
      variant: 'quiet',
      size: 's',
      pending: runs(change),
      disabled: running !== null && !runs(change),
    }) as const;
  if (!canPayWith(method))
    return method.type === 'card' && <ReverifyButton card={method} changes={changes} />;
  return (
    <Row wrap css={{ columnGap: 24, rowGap: 0, [phone]: { rowGap: 4 } }}>
      {isDefault && (
        <Text size="s" tone={2}>
          {t('methods.defaultNote')}
        </Text>
      )}
      {!isDefault && (
        <Button
          {...button('make-default')}
          aria-label={t('methods.action', { action: t('methods.makeDefault'), method: name })}
          onClick={() => changes.makeDefault(method)}
        >
          {t('methods.makeDefault')}
        </Button>
      )}
      {method.type === 'card' && <ReverifyButton card={method} changes={changes} />}
      {!isDefault && (
        <Button
          {...button('remove')}
          aria-label={t('methods.action', { action: t('methods.remove'), method: name })}
          onClick={() => changes.remove(method)}
        >
          {t('methods.remove')}
        </Button>
      )}
    </Row>
  );
}

/** Leads to the form in which the card is entered again, after a question (PROF-30, PROF-101). */
function ReverifyButton({ card, changes }: { readonly card: Card; readonly changes: MethodChanges }) {
  const t = useMessages(profileMessages);
  const { dialogs, navigation } = usePlatform();
  const form = useRoutes().profile.addCard({ old_card: card.id });
  if (form === null) return null;
  const method = methodName(card, t);
  const label = t(card.heldByProvider ? 'methods.reverify' : 'methods.verify');
  return (
    <Button
      variant={card.heldByProvider ? 'quiet' : 'secondary'}
      size="s"
      disabled={changes.running !== null}
      aria-label={t('methods.action', { action: label, method })}
      onClick={() =>
        void dialogs
          .confirm({ title: t('methods.reenterTitle', { method }), text: t('methods.reenterText') })
          .then((confirmed) => confirmed && navigation.go(form))
      }
    >
      {label}
    </Button>
  );
}
