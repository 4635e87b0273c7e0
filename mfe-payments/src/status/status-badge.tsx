import type { PaymentIntent } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge } from '@portal/ui';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { stateOf, wordOf } from './payment-state.ts';

const tones = { made: 'ok', 'under-way': 'info', refunded: 'neutral', 'not-made': 'bad' } as const;

/** What has become of a payment, in the customer's words. */
export function StatusBadge({ intent }: { readonly intent: PaymentIntent }) {
  const t = useMessages(paymentsMessages);
  const tone = intent.status === 'canceled' ? 'neutral' : tones[stateOf(intent)];
  return <Badge tone={tone}>{t(`status.${wordOf(intent)}`)}</Badge>;
}
