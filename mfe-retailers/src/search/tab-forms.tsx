import type { Position } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { TabPanels } from '@portal/ui/data';
import type { Dispatch } from 'react';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { AddressSearch } from './address-search.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LocationSearch } from './location-search.tsx';
import { ZipSearch } from './zip-search.tsx';

interface TabFormsProps extends Pick<FindRetailerState, 'tab' | 'categoryId' | 'centre'> {
  readonly dispatch: Dispatch<FindRetailerAction>;
  readonly close: () => void;
}

/** The form of the Filter tab, or the three of the Search tab. */
export function TabForms({ tab, categoryId, dispatch, close, centre }: TabFormsProps) {
  if (tab === 'search') return <SearchForms centre={centre} dispatch={dispatch} close={close} />;
  return (
    <FilterPanel
      categoryId={categoryId}
      onFilter={(chosen) => dispatch({ type: 'filter', categoryId: chosen })}
      onCancel={close}
    />
  );
}

/** The three forms of the Search tab (RET-14). */
function SearchForms({ centre, dispatch, close }: Pick<TabFormsProps, 'centre' | 'dispatch' | 'close'>) {
  const t = useMessages(retailersMessages);
  const searchZip = (zip: string, position: Position) => dispatch({ type: 'search-zip', zip, position });
  return (
    <TabPanels
      label={t('search.forms')}
      tabs={[
        {
          id: 'location',
          text: t('search.location'),
          content: (
            <LocationSearch
              centre={centre}
              onSearch={(radiusMiles) => dispatch({ type: 'search-around', radiusMiles })}
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
