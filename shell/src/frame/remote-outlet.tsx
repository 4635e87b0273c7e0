import { useMessages } from '@portal/platform';
import { useCallback, useSyncExternalStore } from 'react';
import type { RemoteState } from '../federation/remote-state.ts';
import type { RemoteError } from '../federation/remote-fault.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { PartFailure } from './part-failure.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useRemoteState, useShell } from './shell-context.ts';

interface RemoteOutletProps {
  readonly remote: string;
  readonly title: string;
  readonly bare: boolean;
}

/** The screen of a remote, or what stands in for it while it is pending or has failed. */
export function RemoteOutlet({ remote, title, bare }: RemoteOutletProps) {
  const { outlet, retryRemote } = useShell();
  const state = useRemoteState(remote);
  const mounted = useSyncExternalStore(outlet.subscribe, () => outlet.mounted);
  const t = useMessages(shellMessages);
  const failure = shownFailure(state);
  // A ref callback that stays the same: React moves the outlet in when the frame is drawn, and not at every render.
  const place = useCallback((node: HTMLElement | null) => node?.append(outlet.element), [outlet]);
  const standIn = failure ? (
    <PartFailure
      title={t('remote.failedTitle')}
      text={t(failure.fault.kind === 'time-limit' ? 'remote.timeText' : 'remote.failedText')}
      retrying={state.status === 'pending'}
      onRetry={() => retryRemote(remote)}
    />
  ) : (
    mounted !== remote && <ScreenSkeleton label={t('remote.loading', { title })} />
  );
  const arriving = failure === null && mounted !== remote;
  return (
    <div css={oneCell}>
      {standIn && bare ? <PlainLayout>{standIn}</PlainLayout> : standIn}
      <div
        ref={place}
        hidden={failure !== null}
        css={[arriving && unseen, bare && mounted === remote && bareRoom]}
      />
    </div>
  );
}

/** The screen is drawn under its skeleton, at full size, and takes its place without a jump. */
const oneCell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1' },
} as const;
const unseen = { visibility: 'hidden' } as const;

/** The room around a screen that is the page; the frame's own is inside the frame. */
const bareRoom = { padding: 24, '@media (max-width: 768px)': { padding: '20px 16px 32px' } } as const;

function shownFailure(state: RemoteState): RemoteError | null {
  if (state.status === 'failed') return state.error;
  return state.status === 'pending' ? state.retryAfter : null;
}
