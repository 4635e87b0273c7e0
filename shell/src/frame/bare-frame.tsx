import { frameClass } from '@portal/ui/theme';
import type { RouteResolution } from '../routing/route-resolution.ts';
import { ContactFooter } from './contact-footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { mainId, titleId } from './route/page-ids.ts';
import { RouteContent } from './route/route-content.tsx';
import { PlainLayout } from './route/plain-layout.tsx';

interface BareFrameProps {
  readonly resolution: RouteResolution;
  readonly title: string;
  /** The shell's own screen: it has no mark and heading of its own, so the frame draws them. */
  readonly plain: boolean;
}

/** A page without menu and header, at least as high as the window. */
export function BareFrame({ resolution, title, plain }: BareFrameProps) {
  return (
    <div className={`${frameClass.app} ${frameClass.bare}`} css={{ position: 'relative' }}>
      <LanguageSwitch />
      <div className={frameClass.body} css={body}>
        <main className={frameClass.main} id={mainId} tabIndex={-1} css={screen}>
          {plain ? (
            <PlainLayout>
              <h1 id={titleId} tabIndex={-1} css={{ textAlign: 'center' }}>
                {title}
              </h1>
              <RouteContent resolution={resolution} title={title} bare={false} />
            </PlainLayout>
          ) : (
            <RouteContent resolution={resolution} title={title} bare />
          )}
        </main>
        <ContactFooter />
      </div>
    </div>
  );
}

const body = { display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', minHeight: '100dvh' } as const;
const screen = { display: 'grid', width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
