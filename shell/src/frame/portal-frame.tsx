import { useSession } from '@portal/platform';
import { BareFrame } from './bare-frame.tsx';
import { Dialogs } from './dialogs.tsx';
import { FullFrame } from './full-frame.tsx';
import { frameKindOf } from './frame-kind.ts';
import { Notifications } from './notifications.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { usePlace } from './shell-context.ts';
import { SkipLink } from './skip-link.tsx';
import { useFrameTitle } from './use-frame-title.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** The page: the frame that the place asks for, with what is above every screen. */
export function PortalFrame() {
  const place = usePlace();
  const session = useSession();
  const title = useFrameTitle(place);
  const kind = frameKindOf(place, session);
  useDocumentTitle(title);
  useRouteFocus(kind);
  return (
    <>
      <SkipLink />
      {kind === 'full' ? (
        <FullFrame place={place} title={title} />
      ) : (
        <BareFrame place={place} title={title} plain={kind === 'plain'} />
      )}
      <RouteAnnouncer title={title} />
      <Notifications />
      <Dialogs />
    </>
  );
}
