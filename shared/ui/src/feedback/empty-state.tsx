import type { ReactNode } from 'react';
import { MessageState } from './message-state.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** One of `@portal/ui/illustrations`, or an IconTile. */
  readonly illustration?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ level = 2, ...rest }: EmptyStateProps) {
  return <MessageState level={level} {...rest} />;
}
