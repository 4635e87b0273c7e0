import { useMessages } from '@portal/platform';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../screens/forbidden.page.tsx';
import { NotFoundPage } from '../screens/not-found.page.tsx';
import { StaffPage } from '../screens/staff.page.tsx';
import { ToLogin } from '../screens/to-login.tsx';
import type { Place, ShellScreen } from '../routing/place.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { PlainLayout } from './plain-layout.tsx';
import { freshLazy } from './fresh-lazy.tsx';
import { PartFailure } from './part-failure.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useSessionCheck, useShell } from './shell-context.ts';

interface PlaceContentProps {
  readonly place: Place;
  readonly title: string;
  /** Without a frame around it: what stands in for a screen brings the brand's mark itself. */
  readonly bare: boolean;
}

/** What stands under the title: a remote's screen, one of the shell's own, or the state of the way there. */
export function PlaceContent({ place, title, bare }: PlaceContentProps) {
  const t = useMessages(shellMessages);
  switch (place.kind) {
    case 'remote':
      return <RemoteOutlet remote={place.match.contract.name} title={title} bare={bare} />;
    case 'checking':
      return bare ? (
        <PlainLayout>
          <Checking title={title} />
        </PlainLayout>
      ) : (
        <Checking title={title} />
      );
    case 'unusable':
      return <PartFailure title={t('remote.failedTitle')} text={t('remote.versionText')} />;
    case 'screen':
      return screens[place.screen];
    case 'redirect':
      return null;
  }
}

/** Few ever see it, so it is a chunk of its own; without it the way in is the login (SHELL-60). */
const WelcomePage = freshLazy(
  () =>
    import(/* webpackChunkName: "welcome" */ '../screens/welcome/welcome.page.tsx').then(
      (page) => page.WelcomePage,
    ),
  { failed: ToLogin },
);

const screens: Record<ShellScreen, ReactNode> = {
  welcome: <WelcomePage />,
  staff: <StaffPage />,
  forbidden: <ForbiddenPage />,
  'not-found': <NotFoundPage />,
};

/** The guard waits for the session check; when that gets no answer, nobody is signed out for it. */
function Checking({ title }: { readonly title: string }) {
  const { checker } = useShell();
  const check = useSessionCheck();
  const t = useMessages(shellMessages);
  return check.status === 'failed' ? (
    <PartFailure
      title={t('sessionCheck.failedTitle')}
      text={t('sessionCheck.failedText')}
      onRetry={() => void checker.run()}
    />
  ) : (
    <ScreenSkeleton label={t('remote.loading', { title })} />
  );
}
