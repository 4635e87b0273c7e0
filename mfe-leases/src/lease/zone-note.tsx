import { otherTimeZone, type Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Text } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Says in which time zone the days of these leases are, where it is not the browser's; nothing otherwise (OP-105). */
export function ZoneNote({ leases }: { readonly leases: readonly Pick<Lease, 'timeZone'>[] }) {
  const t = useMessages(leasesMessages);
  const zones = new Set(leases.map(({ timeZone }) => timeZone));
  const others = new Set([...zones].flatMap((zone) => otherTimeZone(zone, t.language) ?? []));
  if (others.size === 0) return null;
  return (
    <Text size="s" tone={2} css={{ marginTop: 20 }}>
      {t('lease.timeZone', { zones: [...others].join(', ') })}
    </Text>
  );
}
