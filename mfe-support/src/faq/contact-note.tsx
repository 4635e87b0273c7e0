import { formatOpeningHours } from '@portal/domain';
import { useBrand, useMessages, usePlatform } from '@portal/platform';
import { ButtonLink, Card, Heading, Text } from '@portal/ui';
import { supportMessages } from '../messages/support.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** Tells customers who found no answer how to reach support. */
export function ContactNote() {
  const t = useMessages(supportMessages);
  const { contact } = useBrand();
  const { supportHours, chatScriptUrl } = usePlatform().config;
  return (
    <Card tone="soft" gap={4}>
      <Heading level={2}>{t('contact.title')}</Heading>
      <Text>{t('contact.text', { phone: contact.phone, email: contact.email })}</Text>
      <div>
        {formatOpeningHours(supportHours, t.language).map((line) => (
          <Text key={line} size="s">
            {line}
          </Text>
        ))}
      </div>
      <div css={{ marginTop: 8 }}>
        <ButtonLink to={ownRoutes.liveChat()} variant="secondary">
          {t(chatScriptUrl === null ? 'contact.details' : 'contact.chat')}
        </ButtonLink>
      </div>
    </Card>
  );
}
