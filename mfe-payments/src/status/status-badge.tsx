import type { PaymentStatus } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge } from '@portal/ui';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { stateOf } from './payment-state.ts';

const tones = { made: 'ok', 'under-way': 'info', 'not-made': 'bad' } as const;

/** The status of a payment in the customer's words. */
export function StatusBadge({ status }: { readonly status: PaymentStatus }) {
  const t = useMessages(paymentsMessages);
  const tone = status === 'canceled' ? 'neutral' : tones[stateOf(status)];
  return <Badge tone={tone}>{t(`status.${status}`)}</Badge>;
}
