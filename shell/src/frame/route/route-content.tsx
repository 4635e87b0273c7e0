import { useMessages } from '@portal/platform';
import type { ReactNode } from 'react';
import { ToLogin } from '../../screens/welcome/to-login.tsx';
import { matchOf, type RouteResolution, type ShellScreen } from '../../routing/route-resolution.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { PlainLayout } from './plain-layout.tsx';
import { lazyWithRetry, type Retry } from '../../lazy/lazy-with-retry.tsx';
import { ErrorFallback, type ErrorFallbackProps } from './error-fallback.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useShell } from '../../context/shell-context.ts';
import { useSessionCheck } from '../../context/use-shell-state.ts';

interface RouteContentProps {
  readonly resolution: RouteResolution;
  readonly title: string;
  /** Without a frame around it: skeleton and fallback bring the brand's mark themselves. */
  readonly bare: boolean;
}

/** What is under the title: a remote's screen, one of the shell's own, or the state of getting there. */
export function RouteContent({ resolution, title, bare }: RouteContentProps) {
  const skeleton = matchOf(resolution)?.route.skeleton;
  switch (resolution.type) {
    case 'remote':
      return (
        <RemoteOutlet remote={resolution.match.contract.name} title={title} bare={bare} skeleton={skeleton} />
      );
    case 'checking':
      return bare ? (
        <PlainLayout>
          <SessionCheckStatus title={title} skeleton={undefined} level={1} />
        </PlainLayout>
      ) : (
        <SessionCheckStatus title={title} skeleton={skeleton} level={2} />
      );
    case 'unusable':
      return <RemoteFallback remote={resolution.remote} />;
    case 'screen':
      return screens[resolution.screen];
    case 'redirect':
      return null;
  }
}

/** Few customers ever see it, so it is a chunk of its own; without it they sign in at the login (SHELL-60). */
const WelcomePage = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "welcome" */ '../../screens/welcome/welcome.page.tsx').then(
      (page) => page.WelcomePage,
    ),
  { failed: ToLogin },
);

const StaffPage = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "staff" */ '../../screens/staff/staff.page.tsx').then(
      (page) => page.StaffPage,
    ),
  { pending: <Pending title="staff.title" />, failed: FailedScreen },
);

/** For administrators alone, like its messages. */
const AccessPage = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "access" */ '../../screens/access/access.page.tsx').then(
      (page) => page.AccessPage,
    ),
  { pending: <Pending title="access.title" />, failed: FailedScreen },
);

function Pending({ title }: { readonly title: 'staff.title' | 'access.title' }) {
  const t = useMessages(shellMessages);
  return <ScreenSkeleton label={t('remote.loading', { title: t(title) })} />;
}

const loadErrorPages = () =>
  import(/* webpackChunkName: "error-pages" */ '../../screens/errors/error-pages.ts');
const ForbiddenPage = lazyWithRetry(() => loadErrorPages().then((pages) => pages.ForbiddenPage), {
  failed: FailedScreen,
});
const NotFoundPage = lazyWithRetry(() => loadErrorPages().then((pages) => pages.NotFoundPage), {
  failed: FailedScreen,
});

function FailedScreen({ onRetry }: Retry) {
  const t = useMessages(shellMessages);
  return <ErrorFallback title={t('remote.failedTitle')} text={t('remote.failedText')} onRetry={onRetry} />;
}

const screens: Record<ShellScreen, ReactNode> = {
  welcome: <WelcomePage />,
  staff: <StaffPage />,
  access: <AccessPage />,
  forbidden: <ForbiddenPage />,
  'not-found': <NotFoundPage />,
};

type SessionCheckStatusProps = Pick<RemoteOutletProps, 'title' | 'skeleton'> &
  Pick<ErrorFallbackProps, 'level'>;

/** Shown while the guard waits for the session check. A check without an answer signs nobody out. */
function SessionCheckStatus({ title, skeleton, level }: SessionCheckStatusProps) {
  const { checker } = useShell();
  const check = useSessionCheck();
  const t = useMessages(shellMessages);
  return check.status === 'failed' || check.status === 'repeating' ? (
    <ErrorFallback
      level={level}
      title={t('sessionCheck.failedTitle')}
      text={t('sessionCheck.failedText')}
      retrying={check.status === 'repeating'}
      onRetry={() => void checker.run()}
    />
  ) : (
    <ScreenSkeleton label={t('remote.loading', { title })} cards={skeleton} />
  );
}
