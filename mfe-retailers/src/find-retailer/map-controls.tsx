import { usePlatform, useMessages } from '@portal/platform';
import { AddIcon, LocateIcon, MinusIcon } from '@portal/ui/icons';
import type { Dispatch } from 'react';
import type { LocationProblem } from '../location/location.errors.ts';
import { MapButton } from '../map/map-button.tsx';
import type { RetailerMap } from '../map/retailer-map.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { FindRetailerAction } from '../state/find-retailer-state.ts';
import { LocationNotice } from './location-notice.tsx';

interface MapControlsProps {
  readonly map: RetailerMap;
  readonly locked: boolean;
  readonly locating: boolean;
  /** Why the browser gave no position, to be said at the button that asks for it. */
  readonly problem: LocationProblem | null;
  readonly dispatch: Dispatch<FindRetailerAction>;
}

const hostOf = (tilesUrl: string) => /^https?:\/\/([^/{]+)/.exec(tilesUrl)?.[1] ?? '';

/** The buttons on the map, and who made the map. */
export function MapControls({ map, locked, locating, problem, dispatch }: MapControlsProps) {
  const t = useMessages(retailersMessages);
  const { mapTilesUrl, mapAttribution } = usePlatform().config;
  const maker = mapTilesUrl === null ? null : (mapAttribution ?? hostOf(mapTilesUrl));
  return (
    <>
      <div css={{ position: 'absolute', zIndex: 2, top: 12, right: 12, display: 'grid', gap: 8 }}>
        <MapButton label={t('map.zoomIn')} icon={<AddIcon />} disabled={locked} onClick={() => map.zoom(1)} />
        <MapButton
          label={t('map.zoomOut')}
          icon={<MinusIcon />}
          disabled={locked}
          onClick={() => map.zoom(-1)}
        />
        <div css={{ position: 'relative', display: 'grid' }}>
          <MapButton
            label={t('place.useMine')}
            icon={<LocateIcon />}
            disabled={locked}
            pending={locating}
            onClick={() => dispatch({ type: 'locate' })}
          />
          <LocationNotice problem={problem} />
        </div>
      </div>
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
        {maker === null ? t('map.outline') : t('map.tiles', { maker })}
      </p>
    </>
  );
}
