import { useBrand, useLanguage, useMessages, usePlatform, useTheme } from '@portal/platform';
import {
  Button,
  Card,
  FailedState,
  Grid,
  Heading,
  Notice,
  Skeleton,
  SkeletonScreen,
  Stack,
  Text,
} from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { supportMessages } from '../messages/support.messages.ts';
import { ContactCard } from './contact-card.tsx';
import { useChat, type ChatState } from './use-chat.ts';

/** `/support/live-chat`: the contact card, and the vendor's chat as long as the screen is open (SUP-02 to SUP-10). */
export function LiveChatPage() {
  const { choice: language } = useLanguage();
  const { choice: scheme } = useTheme();
  const chat = useChat(usePlatform().config.chatScriptUrl, { language, scheme });
  return (
    <Grid gap={24} css={{ alignItems: 'start' }}>
      <ChatCard chat={chat} />
      <ContactCard />
    </Grid>
  );
}

function ChatCard({ chat }: { readonly chat: ChatState }) {
  const t = useMessages(supportMessages);
  const { key: brand } = useBrand();
  const { navigation } = usePlatform();
  switch (chat.status) {
    case 'absent':
      return <Notice tone="info">{t('chat.absent')}</Notice>;
    case 'failed':
      return (
        <Card>
          <FailedState
            illustration={<FailedIllustration brand={brand} width={140} />}
            title={t('chat.failed.title')}
            text={t('chat.failed.text')}
            onRetry={chat.retry}
          />
        </Card>
      );
    case 'unforgotten':
      return (
        <Card>
          <FailedState
            illustration={<FailedIllustration brand={brand} width={140} />}
            title={t('chat.failed.title')}
            text={t('chat.reload.text')}
            action={<Button onClick={() => navigation.reload()}>{t('chat.reload.button')}</Button>}
          />
        </Card>
      );
    case 'loading':
      return (
        <SkeletonScreen label={t('chat.loading')}>
          <Card>
            <Stack gap={12}>
              <Skeleton width={160} height={28} />
              <Skeleton />
              <Skeleton width={140} height={48} />
            </Stack>
          </Card>
        </SkeletonScreen>
      );
    case 'shown':
      return (
        <Card>
          <Stack gap={12}>
            <Heading level={2}>{t('chat.title')}</Heading>
            <Text tone={2}>{t('chat.text')}</Text>
            <Button onClick={chat.open}>{t('chat.open')}</Button>
          </Stack>
        </Card>
      );
  }
}
