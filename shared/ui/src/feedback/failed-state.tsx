import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconTile } from '../icons/icon-tile.tsx';
import { AlertIcon, RetryIcon } from '../icons/icons.tsx';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { MessageState } from './message-state.tsx';

interface FailedStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** A retry is running. */
  readonly retrying?: boolean;
  /** Beside Retry: a phone number, or another way to go on. */
  readonly action?: ReactNode;
  readonly illustration?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** Says what failed and offers Retry. Announced when it appears. */
export function FailedState({
  onRetry,
  retrying = false,
  action,
  illustration,
  level = 2,
  ...rest
}: FailedStateProps) {
  const t = useCoreMessages();
  return (
    <MessageState
      role="alert"
      level={level}
      illustration={
        illustration ?? (
          <IconTile>
            <AlertIcon />
          </IconTile>
        )
      }
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button variant="secondary" icon={<RetryIcon />} pending={retrying} onClick={() => onRetry()}>
                {t('retry')}
              </Button>
            )}
            {action}
          </>
        )
      }
      {...rest}
    />
  );
}
