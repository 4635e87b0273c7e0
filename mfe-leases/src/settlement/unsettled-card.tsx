import { useMessages } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Says of a paid-off lease that its last payment has not settled, and so there is no certificate yet. */
export function UnsettledCard() {
  const t = useMessages(leasesMessages);
  return (
    <Card pad="l">
      <Heading level={2}>{t('unsettled.title')}</Heading>
      <Text>{t('unsettled.text')}</Text>
    </Card>
  );
}
