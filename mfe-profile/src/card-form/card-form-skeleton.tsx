import { useMessages } from '@portal/platform';
import { Skeleton, Stack, Text } from '@portal/ui';
import { profileMessages } from '../messages/profile.messages.ts';

/**
 * As high as the sandbox's fields with the text and the button below them, so that nothing moves when they arrive: Cancel
 * is below, and may be pressed at any moment.
 */
export function CardFormSkeleton() {
  const t = useMessages(profileMessages);
  return (
    <Stack gap={20}>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, paddingBlock: 4 }}>
        <div css={{ gridColumn: '1 / -1' }}>
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <FieldSkeleton />
        <div css={{ gridColumn: '1 / -1' }}>
          <FieldSkeleton />
        </div>
      </div>
      <Text size="s" tone={2}>
        {t('card.safe')}
      </Text>
      <Skeleton height={48} />
    </Stack>
  );
}

function FieldSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height={21} width={88} />
      <Skeleton height={48} />
    </Stack>
  );
}
