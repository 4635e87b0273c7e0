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

/** Moves the focus to the heading of the dialog or page when Retry disappears with the failure that it ended. */
function leaveFocusToHeading(node: HTMLElement | null) {
  return () => {
    if (!node?.contains(document.activeElement)) return;
    const dialog = node.closest('[role=dialog], [role=alertdialog]');
    const heading = (dialog ?? document).querySelector<HTMLElement>(dialog ? 'h2' : 'main h1');
    queueMicrotask(() => {
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    });
  };
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
      ref={leaveFocusToHeading}
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
