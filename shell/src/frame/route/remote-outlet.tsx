import { useMessages } from '@portal/platform';
import { useCallback } from 'react';
import { useShell } from '../../context/shell-context.ts';
import { useMountedRemote, useRemoteState } from '../../context/use-shell-state.ts';
import { shownFault } from '../../federation/remote-state.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { PlainLayout } from './plain-layout.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

export interface RemoteOutletProps {
  readonly remote: string;
  readonly title: string;
  readonly bare: boolean;
  /** Heights of the cards of the screen's skeleton. */
  readonly skeleton: readonly number[] | undefined;
}

/** The screen of a remote, or its skeleton while it is pending and its fallback when it has failed. */
export function RemoteOutlet({ remote, title, bare, skeleton }: RemoteOutletProps) {
  const { outlet } = useShell();
  const state = useRemoteState(remote);
  const mounted = useMountedRemote() === remote;
  const t = useMessages(shellMessages);
  const fault = shownFault(state);
  // A ref callback that stays the same: React moves the outlet in when the frame is drawn, and not at every render.
  const moveIn = useCallback((node: HTMLElement | null) => node?.append(outlet.element), [outlet]);
  const substitute = fault ? (
    <RemoteFallback remote={remote} level={bare ? 1 : 2} />
  ) : (
    !mounted && <ScreenSkeleton label={t('remote.loading', { title })} cards={skeleton} />
  );
  const arriving = fault === null && !mounted;
  return (
    <div css={oneCell}>
      {substitute && bare ? <PlainLayout>{substitute}</PlainLayout> : substitute}
      <div
        ref={moveIn}
        hidden={fault !== null}
        css={[arriving && invisible, bare && mounted && barePadding]}
      />
    </div>
  );
}

/** The screen is drawn under its skeleton, at full size, and replaces it without a layout shift. */
const oneCell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1' },
} as const;
const invisible = { visibility: 'hidden' } as const;

/** Around a screen that is the page; a full frame has its own padding. */
const barePadding = { padding: 24, '@media (max-width: 768px)': { padding: '20px 16px 32px' } } as const;
