import type { Position } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { FailedState, Skeleton, VisuallyHidden } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { useEffect, useId, useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { StoreHover } from '../list/store-hover.ts';
import { SearchMarkerHandle } from '../map/search-marker-handle.tsx';
import { tilesAddress } from '../map/tiles-address.ts';
import { useRetailerMap } from '../map/use-retailer-map.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import {
  centreOf,
  problemAtButton,
  type FindRetailerAction,
  type FindRetailerState,
} from '../state/find-retailer-state.ts';
import { MapControls } from './map-controls.tsx';
import { MapNotices } from './map-notices.tsx';
import { useMapContent } from './use-map-content.ts';
import type { StoresNearby } from './use-stores.ts';

interface MapPaneProps {
  readonly state: FindRetailerState;
  readonly dispatch: Dispatch<FindRetailerAction>;
  readonly stores: StoresNearby;
  readonly hover: StoreHover;
  /** The card or tab panel at the bottom of the map. */
  readonly children: ReactNode;
}

/** In milliseconds: long enough to read six words. */
const hintTime = 1800;

/** The map and the controls on it (RET-03, RET-04). */
export function MapPane({ state, dispatch, stores, hover, children }: MapPaneProps) {
  const t = useMessages(retailersMessages);
  const { config, brand } = usePlatform();
  const helpId = useId();
  const target = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  /** The centre of the search from which the customer has moved the map away. */
  const [movedFrom, setMovedFrom] = useState<Position>();
  const [hint, setHint] = useState(0);
  const centre = centreOf(state);
  const locked = state.tab !== 'none';

  const opened = useRetailerMap({
    target,
    marker,
    tilesUrl: tilesAddress(config),
    events: {
      onStore: (id) => dispatch({ type: 'choose-store', id }),
      onCoLocated: (ids) => dispatch({ type: 'choose-co-located', ids }),
      onMarker: (position) => dispatch({ type: 'move-marker', position }),
      onHover: hover.set,
      onMoved: () => setMovedFrom(centre),
      onOneFinger: () => setHint((count) => count + 1),
    },
  });
  const map = opened.status === 'ready' ? opened.value : null;

  useMapContent(map, { state, stores, hovered: hover.id });

  useEffect(() => {
    if (hint === 0) return undefined;
    const timer = setTimeout(() => setHint(0), hintTime);
    return () => clearTimeout(timer);
  }, [hint]);

  return (
    <div
      css={{
        position: 'relative',
        minHeight: 0,
        overflow: 'clip',
        background: 'color-mix(in srgb, var(--info) 9%, var(--sunken))',
      }}
    >
      <div
        ref={target}
        role="application"
        aria-label={t('map.label')}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map's own keys work where the focus is
        tabIndex={0}
        css={{
          position: 'absolute',
          inset: 0,
          touchAction: 'pan-x pan-y',
          '&:focus-visible': { outlineOffset: -3 },
          opacity: map ? 1 : 0,
          transition: 'opacity 200ms',
        }}
      />
      <VisuallyHidden>
        <span id={helpId}>{t('map.help')}</span>
      </VisuallyHidden>
      <SearchMarkerHandle ref={marker} label={t('map.marker')} locked={locked} />
      {opened.status === 'loading' && <MapSkeleton />}
      {opened.status === 'failed' && (
        <div css={{ position: 'absolute', inset: 0, display: 'grid', alignContent: 'center' }}>
          <FailedState
            illustration={<FailedIllustration brand={brand.key} width={140} />}
            title={t('map.failed.title')}
            text={t('map.failed.text', { phone: brand.contact.phone })}
            onRetry={opened.retry}
          />
        </div>
      )}
      {map && (
        <MapControls
          map={map}
          locked={locked}
          locating={state.device.status === 'locating'}
          problem={problemAtButton(state)}
          dispatch={dispatch}
        />
      )}
      <MapNotices
        stores={stores}
        searchHere={
          map && movedFrom === centre && !locked
            ? () => dispatch({ type: 'search-area', centre: map.centre() })
            : null
        }
        onLeave={() => target.current?.focus({ preventScroll: true })}
      />
      {hint > 0 && <TwoFingers text={t('map.twoFingers')} />}
      {children}
    </div>
  );
}

function MapSkeleton() {
  const t = useMessages(retailersMessages);
  return (
    <div role="status" css={{ position: 'absolute', inset: 0, '& > span': { borderRadius: 0 } }}>
      <VisuallyHidden>{t('map.loading')}</VisuallyHidden>
      <Skeleton width="100%" height={1200} />
    </div>
  );
}

function TwoFingers({ text }: { readonly text: string }) {
  return (
    <p
      css={{
        position: 'absolute',
        zIndex: 2,
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        padding: 20,
        textAlign: 'center',
        fontWeight: 600,
        fontSize: 18,
        color: '#fff',
        background: 'rgba(0, 0, 0, .55)',
        pointerEvents: 'none',
      }}
    >
      {text}
    </p>
  );
}
