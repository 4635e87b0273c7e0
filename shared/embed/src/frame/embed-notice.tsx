import { useBrand, useMessages } from '@portal/platform';
import { FailedState } from '@portal/ui';
import { embedMessages } from '../messages/embed.messages.ts';

interface EmbedNoticeProps {
  readonly type: 'signedOut' | 'unreachable' | 'forbidden' | 'crashed';
  /** Without it there is no Retry: where trying again can't help. */
  readonly onRetry?: () => void;
}

/** Replaces a screen that can't be shown, and says why. */
export function EmbedNotice({ type, onRetry }: EmbedNoticeProps) {
  const t = useMessages(embedMessages);
  const { phone } = useBrand().contact;
  return <FailedState title={t(`${type}.title`)} text={t(`${type}.text`, { phone })} onRetry={onRetry} />;
}
