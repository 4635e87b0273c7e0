import type { Lease } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { Notice } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Says what of a lease is missing because it arrived malformed, and whom to ask; nothing for a whole lease. */
export function UnreadableNote({ lease: { unreadable } }: { readonly lease: Pick<Lease, 'unreadable'> }) {
  const t = useMessages(leasesMessages);
  const { phone } = useBrand().contact;
  if (unreadable.length === 0) return null;
  const parts = unreadable.map((part) => t(`unreadable.${part}`)).join(', ');
  return <Notice tone="warn">{t('unreadable.parts', { parts, phone })}</Notice>;
}
