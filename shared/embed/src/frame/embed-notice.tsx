import { useBrand, useMessages } from '@portal/platform';
import { FailedState } from '@portal/ui';
import type { ReactNode } from 'react';
import { embedMessages } from '../messages/embed.messages.ts';

interface EmbedNoticeProps {
  readonly type: 'signedOut' | 'unreachable' | 'forbidden' | 'crashed' | 'newPassword';
  /** Without it there is no Retry: where trying again can't help. */
  readonly onRetry?: () => void;
  /** Beside Retry: another way to go on. */
  readonly action?: ReactNode;
}

/** Replaces a screen that can't be shown, and says why. */
export function EmbedNotice({ type, onRetry, action }: EmbedNoticeProps) {
  const t = useMessages(embedMessages);
  const { phone } = useBrand().contact;
  return (
    <FailedState
      title={t(`${type}.title`)}
      text={t(`${type}.text`, { phone })}
      onRetry={onRetry}
      action={action}
    />
  );
}
