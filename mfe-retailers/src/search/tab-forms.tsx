import { useMessages } from '@portal/platform';
import { TabPanels } from '@portal/ui/data';
import type { Dispatch } from 'react';
import {
  knownCentreOf,
  type FindRetailerAction,
  type FindRetailerState,
} from '../state/find-retailer-state.ts';
import type { Place } from '../state/search.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { AddressSearch } from './address-search.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LocationSearch } from './location-search.tsx';
import { ZipSearch } from './zip-search.tsx';

interface TabFormsProps {
  readonly state: FindRetailerState;
  readonly dispatch: Dispatch<FindRetailerAction>;
  readonly close: () => void;
}

/** The form of the Filter tab, or the three of the Search tab. */
export function TabForms({ state, dispatch, close }: TabFormsProps) {
  if (state.tab === 'search') return <SearchForms state={state} dispatch={dispatch} close={close} />;
  return (
    <FilterPanel
      categoryId={state.search.categoryId}
      onFilter={(chosen) => dispatch({ type: 'filter', categoryId: chosen })}
      onCancel={close}
    />
  );
}

/** The three forms of the Search tab (RET-14). Without a known place, the customer more likely enters one. */
function SearchForms({ state, dispatch, close }: TabFormsProps) {
  const t = useMessages(retailersMessages);
  const centre = knownCentreOf(state);
  const searchPlace = (place: Place) => dispatch({ type: 'search-place', place });
  return (
    <TabPanels
      label={t('search.forms')}
      initial={centre ? 'location' : 'zip'}
      tabs={[
        {
          id: 'location',
          text: t('search.location'),
          content: (
            <LocationSearch
              centre={centre}
              device={state.device}
              onLocate={() => dispatch({ type: 'locate' })}
              onSearch={(radiusMiles) => dispatch({ type: 'search-around', radiusMiles })}
              onCancel={close}
            />
          ),
        },
        {
          id: 'address',
          text: t('search.address'),
          content: <AddressSearch onSearch={searchPlace} onStay={close} onCancel={close} />,
        },
        {
          id: 'zip',
          text: t('search.zip'),
          content: <ZipSearch onSearch={searchPlace} onCancel={close} />,
        },
      ]}
    />
  );
}
