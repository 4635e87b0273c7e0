import { useMessages, usePortalLocation, useSession } from '@portal/platform';
import { checkAccess, type RouteContract } from '@portal/platform/contract';
import { Card, SkeletonScreen, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { embedMessages } from '../messages/embed.messages.ts';
import { useEmbed } from './embed-context.ts';
import { EmbedHead } from './embed-head.tsx';
import { EmbedNotice } from './embed-notice.tsx';
import { NewPassword } from './new-password.tsx';
import { EmbedOverlays } from './embed-overlays.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';
import { useScreenTitle } from './use-screen-title.ts';

/** What an element draws: the title of the screen, the remote's screen or why it is not there, and what lies above it. */
export function EmbedFrame() {
  const { platform } = useEmbed();
  const { pathname } = usePortalLocation();
  const match = platform.routeTable.match(pathname);
  return (
    <div css={{ padding: 16 }}>
      {match && match.route.frame !== 'bare' && <EmbedHead match={match} />}
      {match && <Screen route={match.route} />}
      <EmbedOverlays />
    </div>
  );
}

function Screen({ route }: { readonly route: RouteContract }): ReactNode {
  const { session } = useEmbed();
  const { status } = useSnapshot(session.state);
  const platformSession = useSession();
  const access = checkAccess(route.access, platformSession);
  if (status === 'asking') return <Asking cards={route.skeleton ?? [180, 90]} />;
  if (status === 'failed') return <EmbedNotice type="unreachable" onRetry={() => void session.ask()} />;
  if (access === 'check') return <EmbedNotice type="signedOut" onRetry={() => void session.ask()} />;
  if (access !== 'allow') return <EmbedNotice type="forbidden" />;
  if (
    platformSession.status === 'signed-in' &&
    platformSession.mustResetPassword &&
    route.access !== 'public'
  )
    return <NewPassword />;
  // What one customer has typed is not another's.
  return <RemoteOutlet key={platformSession.status === 'signed-in' ? platformSession.user.id : null} />;
}

function Asking({ cards }: { readonly cards: readonly number[] }) {
  const t = useMessages(embedMessages);
  const title = useScreenTitle();
  return (
    <SkeletonScreen label={t('loading', { title })}>
      <div css={{ display: 'grid', gap: 24 }}>
        {cards.map((height, at) => (
          <Card key={at}>
            <Skeleton height={height} />
          </Card>
        ))}
      </div>
    </SkeletonScreen>
  );
}
