// Stands for `src/frame/route/remote-outlet.tsx` in the monolith.
import { useMessages } from '@portal/platform';
import { useEffect, useReducer, type ComponentProps } from 'react';
import { useShell } from '../src/context/shell-context.ts';
import { PlainLayout } from '../src/frame/route/plain-layout.tsx';
import type { RemoteOutlet as ComposedOutlet } from '../src/frame/route/remote-outlet.tsx';
import { ScreenSkeleton } from '../src/frame/route/screen-skeleton.tsx';
import { shellMessages } from '../src/messages/shell.messages.ts';
import { fetchedRemote, fetchRemote, type MonolithRemote } from './monolith-remotes.ts';

/** The screen of a remote, or its skeleton until its chunk has come. */
export function RemoteOutlet({ remote, title, bare }: ComponentProps<typeof ComposedOutlet>) {
  const { outlet, platform } = useShell();
  const Remote = useRemote(remote)?.mount;
  const t = useMessages(shellMessages);
  useEffect(() => outlet.setMounted(Remote ? remote : null), [outlet, remote, Remote]);
  if (Remote)
    return (
      <div css={bare && barePadding}>
        <Remote key={remote} platform={platform} />
      </div>
    );
  const skeleton = <ScreenSkeleton label={t('remote.loading', { title })} />;
  return bare ? <PlainLayout>{skeleton}</PlainLayout> : skeleton;
}

/** Unlike `React.lazy`, this does not hold a screen back until its skeleton has been shown for 300 ms. */
function useRemote(name: string): MonolithRemote | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const remote = fetchedRemote(name);
  useEffect(() => {
    if (!remote) void fetchRemote(name).then(redraw);
  }, [name, remote]);
  return remote;
}

const barePadding = { padding: 24, '@media (max-width: 768px)': { padding: '20px 16px 32px' } } as const;
