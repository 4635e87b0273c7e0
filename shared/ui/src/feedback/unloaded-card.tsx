import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { FailedState } from './failed-state.tsx';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';

/** What a card's content is before it is there. */
export type Unloaded =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean };

interface UnloadedCardProps {
  readonly load: Unloaded;
  /** Heights in px of what will be there, from top to bottom. */
  readonly skeleton: readonly number[];
  /** What could not be loaded. */
  readonly title: string;
  readonly text: string;
  /** Above what failed: one of `@portal/ui/illustrations`, by default an icon. */
  readonly illustration?: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
}

/** The card of what is still loading, or could not be loaded and can be asked for again. */
export function UnloadedCard({ load, skeleton, level = 2, className, ...failed }: UnloadedCardProps) {
  const styled = className === undefined ? {} : { className };
  if (load.status === 'failed') {
    return (
      <Card {...styled}>
        <FailedState level={level} {...failed} onRetry={load.retry} retrying={load.retrying} />
      </Card>
    );
  }
  return (
    <SkeletonScreen>
      <Card as="div" {...styled}>
        {skeleton.map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Card>
    </SkeletonScreen>
  );
}
