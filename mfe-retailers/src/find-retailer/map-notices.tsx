import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { SearchIcon } from '@portal/ui/icons';
import { MapButton } from '../map/map-button.tsx';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { SearchFailed } from './search-failed.tsx';
import type { StoresNearby } from './use-stores.ts';

const styles = css({
  position: 'absolute',
  zIndex: 2,
  top: 12,
  left: 12,
  // Beside the buttons.
  right: 68,
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

const failedStyles = css({
  display: 'none',
  '@media (max-width: 900px)': { display: 'block', borderRadius: 'var(--r2)', boxShadow: 'var(--shadow)' },
});

interface MapNoticesProps {
  readonly stores: StoresNearby;
  /** Searches around the middle of the map; null while that is the middle of the search. */
  readonly searchHere: (() => void) | null;
  /** Takes the focus from a button that goes with its press. */
  readonly onLeave: () => void;
}

/**
 * At the top of the map: the button that searches where the customer has moved it, and that a search has failed, which
 * only a narrow screen says here, because a wide one says it in the list beside the map.
 */
export function MapNotices({ stores, searchHere, onLeave }: MapNoticesProps) {
  const t = useMessages(retailersMessages);
  const leaving = (press: () => void) => () => {
    press();
    onLeave();
  };
  return (
    <div css={styles}>
      {searchHere && (
        <MapButton text label={t('map.searchHere')} icon={<SearchIcon />} onClick={leaving(searchHere)} />
      )}
      {stores.status === 'failed' && (
        <div css={failedStyles}>
          <SearchFailed {...stores} retry={leaving(stores.retry)} />
        </div>
      )}
    </div>
  );
}
