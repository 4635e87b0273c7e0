import { Card, Skeleton, SkeletonScreen } from '@portal/ui';
import { formCard } from './form-card.styles.ts';

/** Has the layout of leases/retrieve: a sentence, three fields and a button. */
export function RetrievalSkeleton() {
  return (
    <SkeletonScreen>
      <Card as="div" css={formCard} gap={20}>
        <Skeleton height={46} />
        <Skeleton height={76} />
        <Skeleton height={100} />
        <Skeleton height={100} />
        <Skeleton height={48} />
      </Card>
    </SkeletonScreen>
  );
}
