import { useSession } from '@portal/platform';
import { useReducer } from 'react';
import { BareFrame } from './bare-frame.tsx';
import { Dialogs } from './overlays/dialogs.tsx';
import { LazyFullFrame } from './lazy-full-frame.tsx';
import { frameLayoutOf } from './route/frame-layout.ts';
import { NewVersion } from './overlays/new-version.tsx';
import { Notifications } from './overlays/notifications.tsx';
import { RouteAnnouncer } from './route/route-announcer.tsx';
import { useRouteResolution } from '../context/use-shell-state.ts';
import { SkipLink } from './skip-link.tsx';
import { useRouteTitle } from './route/use-route-title.ts';
import { useScreenName } from './route/use-screen-name.ts';
import { useDocumentTitle } from './route/use-document-title.ts';
import { useRouteFocus } from './route/use-route-focus.ts';

/** The page: the frame that the route asks for, with what is above every screen. */
export function PortalFrame() {
  const resolution = useRouteResolution();
  const session = useSession();
  const title = useRouteTitle(resolution);
  const layout = frameLayoutOf(resolution, session);
  const name = useScreenName(resolution, title);
  useDocumentTitle(name);
  const [framesDrawn, countFrame] = useReducer((count: number) => count + 1, 0);
  useRouteFocus(layout, framesDrawn);
  return (
    <>
      <SkipLink />
      {layout === 'full' ? (
        <LazyFullFrame resolution={resolution} title={title} onDrawn={countFrame} />
      ) : (
        <BareFrame resolution={resolution} title={title} plain={layout === 'plain'} />
      )}
      <RouteAnnouncer title={name} />
      <NewVersion />
      <Notifications />
      <Dialogs />
    </>
  );
}
