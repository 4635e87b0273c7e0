import { useBrand, useMessages } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { supportMessages } from '../messages/support.messages.ts';

/** Tells customers who found no answer how to reach support. */
export function ContactNote() {
  const t = useMessages(supportMessages);
  const { contact } = useBrand();
  return (
    <Card tone="soft" gap={4}>
      <Heading level={2}>{t('contact.title')}</Heading>
      <Text>{t('contact.text', { phone: contact.phone, email: contact.email })}</Text>
      <Text size="s">{t('contact.hours')}</Text>
    </Card>
  );
}
