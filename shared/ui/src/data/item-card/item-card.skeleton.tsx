import { Card } from '../../layout/card.tsx';
import { Row } from '../../layout/row.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';

/** The skeleton of an `ItemCard` with facts, progress and a last line, in its final size. */
export function ItemCardSkeleton() {
  return (
    <Card as="div" pad="s">
      <Row gap={16}>
        <Skeleton width={40} height={41} />
        <div css={{ flex: 1 }}>
          <Skeleton width="60%" height={22} />
          <Skeleton width="40%" height={21} />
        </div>
      </Row>
      <div>
        <Skeleton width="90%" height={21} />
        <Skeleton width="80%" height={26} />
      </div>
      <Skeleton height={6} />
      <Row gap={16} justify="between" css={{ minHeight: 40 }}>
        <Skeleton width="40%" height={21} />
        <Skeleton width={72} height={21} />
      </Row>
    </Card>
  );
}
