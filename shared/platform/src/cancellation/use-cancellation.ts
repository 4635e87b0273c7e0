import { useBrand, usePlatform } from '@portal/platform';
import { cancellationMessages } from '../messages/cancellation.messages.ts';
import { useWidgetMessages } from '../messages/use-widget-messages.ts';

export interface Cancellation {
  /** That a scheduled payment can't be cancelled here, whom to call, and that an auto draft continues. */
  readonly text: string;
  /** Says it in an alert: no call exists that would cancel. */
  explain(): void;
}

/** Returns what every Cancel of a scheduled payment says (LEASE-63, PAY-20, PAY-21, OP-75, OP-76). */
export function useCancellation(): Cancellation {
  const t = useWidgetMessages(cancellationMessages);
  const { dialogs } = usePlatform();
  const text = t('text', { phone: useBrand().contact.phone });
  return { text, explain: () => void dialogs.alert({ title: t('title'), text }) };
}
