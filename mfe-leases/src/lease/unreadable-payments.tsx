import { useBrand, useMessages } from '@portal/platform';
import { Notice } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Says how many payments a list lacks because they arrived malformed, and whom to ask; nothing without any. */
export function UnreadablePayments({ count }: { readonly count: number }) {
  const t = useMessages(leasesMessages);
  const { phone } = useBrand().contact;
  return count > 0 && <Notice tone="warn">{t('unreadable.payments', { count, phone })}</Notice>;
}
