import {
  cardExpiryStatus,
  formatCardExpiry,
  getToday,
  isDefaultMethod,
  type DefaultMethod,
  type PaymentMethod,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge, Row, Stack, Text } from '@portal/ui';
import { PaymentMethodIcon } from '@portal/ui/icons';
import { profileMessages, type TranslateProfile } from '../messages/profile.messages.ts';
import { MethodActions } from './method-actions.tsx';
import { methodName } from '../method-name/method-name.ts';
import type { MethodChanges } from './use-method-changes.ts';

interface MethodRowProps {
  readonly method: PaymentMethod;
  readonly defaultMethod: DefaultMethod;
  readonly changes: MethodChanges;
}

function details(method: PaymentMethod, t: TranslateProfile): string {
  const parts =
    method.type === 'card'
      ? [method.expires && t('methods.expires', { date: formatCardExpiry(method.expires) }), method.holder]
      : [method.owner, method.routingLast4 && t('methods.routing', { last4: method.routingLast4 })];
  return parts.filter(Boolean).join(' · ');
}

/** A saved method with what is known of it and what can be done with it (PROF-42..48, 56..59). */
export function MethodRow({ method, defaultMethod, changes }: MethodRowProps) {
  const t = useMessages(profileMessages);
  const isDefault = isDefaultMethod(method, defaultMethod);
  const isCard = method.type === 'card';
  const text = details(method, t);
  return (
    <li
      css={{
        display: 'flex',
        gap: 14,
        padding: '16px 20px',
        listStyle: 'none',
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <PaymentMethodIcon type={method.type} network={isCard ? (method.network ?? undefined) : undefined} />
      <div
        css={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 16px',
        }}
      >
        <Stack gap={4} css={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Row gap={8} wrap>
            <span css={{ fontWeight: 600 }}>{methodName(method, t)}</span>
            {isDefault && <Badge tone="brand">{t('methods.default')}</Badge>}
            {isCard && cardExpiryStatus(method.expires, getToday()) === 'expired' && (
              <Badge tone="bad">{t('methods.expired')}</Badge>
            )}
            {isCard && !method.heldByProvider && <Badge tone="warn">{t('methods.unverified')}</Badge>}
          </Row>
          {text && (
            <Text size="s" tone={2}>
              {text}
            </Text>
          )}
        </Stack>
        <MethodActions method={method} isDefault={isDefault} changes={changes} />
      </div>
    </li>
  );
}
