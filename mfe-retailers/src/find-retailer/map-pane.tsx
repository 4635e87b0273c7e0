import { allMiles, defaultCentre, radiusInKilometres, type Position } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { FailedState, Skeleton, VisuallyHidden } from '@portal/ui';
import { AddIcon, LocateIcon, MinusIcon, SearchIcon } from '@portal/ui/icons';
import { useEffect, useId, useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { NearbyStore } from '../list/nearest.ts';
import { MapButton } from '../map/map-button.tsx';
import { reachOf } from '../map/opening-view.ts';
import { SearchMarkerHandle } from '../map/search-marker-handle.tsx';
import { tilesAddress } from '../map/tiles-address.ts';
import { useRetailerMap } from '../map/use-retailer-map.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';

interface MapPaneProps {
  readonly state: FindRetailerState;
  readonly dispatch: Dispatch<FindRetailerAction>;
  /** Null until the stores of this search are known. */
  readonly nearby: readonly NearbyStore[] | null;
  /** The card or tab panel at the bottom of the map. */
  readonly children: ReactNode;
}

/** In milliseconds: long enough to read six words. */
const hintTime = 1800;

const credit = (tilesUrl: string | null) => tilesUrl && /^https?:\/\/([^/{]+)/.exec(tilesUrl)?.[1];

/** The map and the controls on it (RET-03, RET-04). */
export function MapPane({ state, dispatch, nearby, children }: MapPaneProps) {
  const t = useMessages(retailersMessages);
  const { config, brand } = usePlatform();
  const helpId = useId();
  const target = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  /** The centre of the search from which the customer has moved the map away. */
  const [movedFrom, setMovedFrom] = useState<Position>();
  const [hint, setHint] = useState(0);
  const { centre, radiusMiles, selection, tab, viewVersion } = state;
  const locked = tab !== 'none';
  const known = centre !== defaultCentre;

  const opened = useRetailerMap({
    target,
    marker,
    tilesUrl: tilesAddress(config),
    events: {
      onStore: (id) => dispatch({ type: 'choose-store', id }),
      onCoLocated: (ids) => dispatch({ type: 'choose-co-located', ids }),
      onMarker: (position) => dispatch({ type: 'move-marker', position }),
      onMoved: () => setMovedFrom(centre),
      onOneFinger: () => setHint((count) => count + 1),
    },
  });
  const map = opened.status === 'ready' ? opened.value : null;

  useEffect(() => {
    if (map && nearby) map.showStores(nearby.map(({ store }) => store));
  }, [map, nearby]);
  useEffect(() => {
    map?.showSearch({ centre, radiusKm: radiusMiles === allMiles ? null : radiusInKilometres(radiusMiles) });
  }, [map, centre, radiusMiles]);
  useEffect(() => map?.lock(locked), [map, locked]);

  // Once for each search, when its stores are known, because the area depends on them.
  const shown = useRef<{ readonly map: unknown; readonly viewVersion: number }>(undefined);
  useEffect(() => {
    if (!map || !nearby || (shown.current?.map === map && shown.current.viewVersion === viewVersion)) return;
    shown.current = { map, viewVersion };
    map.showArea(centre, reachOf(nearby, radiusMiles, known ? 'place' : 'default'));
  }, [map, nearby, viewVersion, centre, radiusMiles, known]);

  const latest = useRef(nearby);
  useEffect(() => {
    latest.current = nearby;
  });
  useEffect(() => {
    if (!map) return;
    map.mark(
      selection.type === 'store' ? [selection.id] : selection.type === 'co-located' ? selection.ids : [],
    );
    const chosen =
      selection.type === 'store' && latest.current?.find(({ store }) => store.id === selection.id);
    if (chosen) map.showStore(chosen.store);
  }, [map, selection]);

  useEffect(() => {
    if (hint === 0) return undefined;
    const timer = setTimeout(() => setHint(0), hintTime);
    return () => clearTimeout(timer);
  }, [hint]);

  const host = credit(config.mapTilesUrl);
  return (
    <div css={{ position: 'relative', minHeight: 0, overflow: 'clip', background: 'var(--sunken)' }}>
      <div
        ref={target}
        role="application"
        aria-label={t('map.label')}
        aria-describedby={helpId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map's own keys work where the focus is
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
            title={t('map.failed.title')}
            text={t('map.failed.text', { phone: brand.contact.phone })}
            onRetry={opened.retry}
          />
        </div>
      )}
      {map && (
        <>
          <div css={{ position: 'absolute', zIndex: 2, top: 12, right: 12, display: 'grid', gap: 8 }}>
            <MapButton
              label={t('map.zoomIn')}
              icon={<AddIcon />}
              disabled={locked}
              onClick={() => map.zoom(1)}
            />
            <MapButton
              label={t('map.zoomOut')}
              icon={<MinusIcon />}
              disabled={locked}
              onClick={() => map.zoom(-1)}
            />
            <MapButton
              label={t('place.useMine')}
              icon={<LocateIcon />}
              disabled={locked || state.origin.type === 'locating'}
              onClick={() => dispatch({ type: 'locate' })}
            />
          </div>
          {movedFrom === centre && !locked && (
            <div css={{ position: 'absolute', zIndex: 2, top: 12, left: 12 }}>
              <MapButton
                text
                label={t('map.searchHere')}
                icon={<SearchIcon />}
                onClick={() => dispatch({ type: 'search-area', centre: map.centre() })}
              />
            </div>
          )}
          <p
            css={{
              position: 'absolute',
              zIndex: 2,
              right: 0,
              bottom: 0,
              padding: '2px 8px',
              fontSize: 12,
              color: 'var(--ink-2)',
              background: 'color-mix(in srgb, var(--surface) 85%, transparent)',
              borderTopLeftRadius: 'var(--r1)',
            }}
          >
            {host ? t('map.tiles', { host }) : t('map.outline')}
          </p>
        </>
      )}
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
