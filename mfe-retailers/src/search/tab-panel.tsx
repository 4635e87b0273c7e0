import { useTexts } from '@portal/platform';
import { TabPanels } from '@portal/ui/data';
import { useEffect, useRef, type Dispatch } from 'react';
import type { FinderAction, FinderState } from '../finder/finder-state.ts';
import { retailersTexts } from '../retailers.catalogue.ts';
import { AddressSearch } from './address-search.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LocationSearch } from './location-search.tsx';
import { ZipSearch } from './zip-search.tsx';

interface TabPanelProps {
  readonly id: string;
  readonly state: FinderState;
  readonly dispatch: Dispatch<FinderAction>;
}

/** What the open tab asks, over the foot of the map; Escape closes it. */
export function TabPanel({ id, state: { tab, type, centre }, dispatch }: TabPanelProps) {
  const t = useTexts(retailersTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [tab]);
  if (tab === 'none') return null;
  const close = () => dispatch({ do: 'close tab' });
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // Escape is the keyboard's Cancel; the button inside is the pointer's.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      css={{
        position: 'absolute',
        zIndex: 3,
        insetInline: 0,
        bottom: 0,
        maxHeight: '100%',
        overflowY: 'auto',
        display: 'grid',
        gap: 16,
        padding: 20,
        background: 'var(--surface)',
        borderTop: '1px solid var(--line)',
        boxShadow: '0 -12px 32px -16px rgba(0, 0, 0, .3)',
        transition: 'opacity 140ms, transform 140ms',
        '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} css={{ outline: 'none' }}>
        {t(`tabs.${tab}`)}
      </h2>
      {tab === 'filter' ? (
        <FilterPanel
          type={type}
          onFilter={(chosen) => dispatch({ do: 'filter', type: chosen })}
          onCancel={close}
        />
      ) : (
        <SearchKinds centre={centre} dispatch={dispatch} close={close} />
      )}
    </section>
  );
}

interface SearchKindsProps extends Pick<FinderState, 'centre'> {
  readonly dispatch: Dispatch<FinderAction>;
  readonly close: () => void;
}

/** RET-14. */
function SearchKinds({ centre, dispatch, close }: SearchKindsProps) {
  const t = useTexts(retailersTexts);
  const searchZip = (zip: string, position: FinderState['centre']) =>
    dispatch({ do: 'search zip', zip, position });
  return (
    <TabPanels
      label={t('search.kinds')}
      tabs={[
        {
          id: 'location',
          text: t('search.location'),
          content: (
            <LocationSearch
              centre={centre}
              onSearch={(radiusMiles) => dispatch({ do: 'search around', radiusMiles })}
              onCancel={close}
            />
          ),
        },
        {
          id: 'address',
          text: t('search.address'),
          content: <AddressSearch onSearch={searchZip} onStay={close} onCancel={close} />,
        },
        {
          id: 'zip',
          text: t('search.zip'),
          content: <ZipSearch onSearch={searchZip} onCancel={close} />,
        },
      ]}
    />
  );
}
