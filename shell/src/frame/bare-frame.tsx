import { frameClass } from '@portal/ui/theme';
import type { Place } from '../routing/place.ts';
import { mainId, titleId } from './page-ids.ts';
import { PlaceContent } from './place-content.tsx';
import { PlainLayout } from './plain-layout.tsx';

interface BareFrameProps {
  readonly place: Place;
  readonly title: string;
  /** The shell's own screen: it has no mark and heading of its own, so the frame draws them. */
  readonly plain: boolean;
}

/** A page without menu and header. */
export function BareFrame({ place, title, plain }: BareFrameProps) {
  return (
    <div className={`${frameClass.app} ${frameClass.bare}`}>
      <div className={frameClass.body}>
        <main className={frameClass.main} id={mainId} tabIndex={-1}>
          {plain ? (
            <PlainLayout>
              <h1 id={titleId} tabIndex={-1} css={{ textAlign: 'center' }}>
                {title}
              </h1>
              <PlaceContent place={place} title={title} bare={false} />
            </PlainLayout>
          ) : (
            <PlaceContent place={place} title={title} bare />
          )}
        </main>
      </div>
    </div>
  );
}
