import { useMessages } from '@portal/platform';
import { useShell } from '../../context/shell-context.ts';
import { useRemoteState } from '../../context/use-shell-state.ts';
import type { RemoteFault } from '../../federation/remote-fault.ts';
import { shownFault } from '../../federation/remote-state.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { ErrorFallback, type ErrorFallbackProps } from './error-fallback.tsx';

interface RemoteFallbackProps extends Pick<ErrorFallbackProps, 'level'> {
  readonly remote: string;
}

/** Replaces the screen of a remote that failed. Retry also looks for a newer release, whatever the fault is. */
export function RemoteFallback({ remote, level }: RemoteFallbackProps) {
  const { retryRemote } = useShell();
  const state = useRemoteState(remote);
  const t = useMessages(shellMessages);
  return (
    <ErrorFallback
      level={level}
      title={t('remote.failedTitle')}
      text={t(textOf(shownFault(state)))}
      retrying={state.status === 'pending'}
      onRetry={() => retryRemote(remote)}
    />
  );
}

function textOf(fault: RemoteFault | null): 'remote.timeText' | 'remote.versionText' | 'remote.failedText' {
  if (fault?.type === 'time-limit') return 'remote.timeText';
  return fault?.type === 'contract' ? 'remote.versionText' : 'remote.failedText';
}
