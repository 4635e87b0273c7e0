import { useMessages } from '@portal/platform';
import { useRouteResolution } from '../context/use-shell-state.ts';
import { lazyWithRetry, type Retry } from '../lazy/lazy-with-retry.tsx';
import { shellMessages } from '../messages/shell.messages.ts';
import type { FullFrameProps } from './full-frame.tsx';
import { ErrorFallback } from './route/error-fallback.tsx';
import { mainId } from './route/page-ids.ts';
import { PlainLayout } from './route/plain-layout.tsx';
import { ScreenSkeleton } from './route/screen-skeleton.tsx';
import { useRouteTitle } from './route/use-route-title.ts';

/**
 * The frame of a screen with menu and header, a chunk of its own: a cold visit begins at the login, which has neither.
 */
export const LazyFullFrame = lazyWithRetry<FullFrameProps>(
  () => import(/* webpackChunkName: "frame" */ './full-frame.tsx').then((module) => module.FullFrame),
  { pending: <PendingFrame />, failed: FailedFrame },
);

/** Fetches the frame ahead, so that it is drawn at once. */
export const preloadFullFrame = (): Promise<void> => LazyFullFrame.preload();

function PendingFrame() {
  const t = useMessages(shellMessages);
  const title = useRouteTitle(useRouteResolution());
  return (
    <PlainLayout>
      <ScreenSkeleton label={t('remote.loading', { title })} />
    </PlainLayout>
  );
}

function FailedFrame({ onRetry }: Retry) {
  const t = useMessages(shellMessages);
  return (
    <PlainLayout>
      <main id={mainId} tabIndex={-1}>
        <ErrorFallback
          level={1}
          title={t('remote.failedTitle')}
          text={t('frame.failedText')}
          onRetry={onRetry}
        />
      </main>
    </PlainLayout>
  );
}
