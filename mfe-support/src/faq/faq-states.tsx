import { useBrand, useMessages } from '@portal/platform';
import { Card, EmptyState, FailedState, ListRow, Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { EmptyIllustration, FailedIllustration } from '@portal/ui/illustrations';
import { supportMessages } from '../messages/support.messages.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six rows, as many as the shipped content has topics. */
export function FaqSkeleton() {
  const t = useMessages(supportMessages);
  return (
    <SkeletonScreen label={t('faq.loading')}>
      <Card as="div" pad="none">
        {rows.map((row) => (
          <ListRow
            key={row}
            as="div"
            leading={<Skeleton width={40} height={41} />}
            title={<Skeleton width={180} />}
            note={<Skeleton width={90} height={21} />}
          />
        ))}
      </Card>
    </SkeletonScreen>
  );
}

/** The same below the search field. */
export function FaqPageSkeleton() {
  return (
    <Stack gap={32}>
      <div>
        <Skeleton width={140} height={21} />
        <Skeleton height={48} />
      </div>
      <FaqSkeleton />
    </Stack>
  );
}

export function FaqFailed({
  onRetry,
  retrying,
}: {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}) {
  const t = useMessages(supportMessages);
  const { contact, key: brand } = useBrand();
  return (
    <Card as="div">
      <FailedState
        illustration={<FailedIllustration brand={brand} />}
        title={t('faq.failed.title')}
        text={t('faq.failed.text', { phone: contact.phone })}
        onRetry={onRetry}
        retrying={retrying}
      />
    </Card>
  );
}

export function FaqEmpty() {
  const t = useMessages(supportMessages);
  const { contact, key: brand } = useBrand();
  return (
    <Card as="div">
      <EmptyState
        illustration={<EmptyIllustration brand={brand} />}
        title={t('faq.empty.title')}
        text={t('faq.empty.text', { phone: contact.phone, email: contact.email })}
      />
    </Card>
  );
}
