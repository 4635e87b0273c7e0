import type { Position } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { TabPanels } from '@portal/ui/data';
import type { Dispatch } from 'react';
import type { FinderAction, FinderState } from '../state/finder-state.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { AddressSearch } from './address-search.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LocationSearch } from './location-search.tsx';
import { ZipSearch } from './zip-search.tsx';

interface TabFormsProps extends Pick<FinderState, 'tab' | 'type' | 'centre'> {
  readonly dispatch: Dispatch<FinderAction>;
  readonly close: () => void;
}

/** The form of the Filter tab, or the three of the Search tab. */
export function TabForms({ tab, type, dispatch, close, centre }: TabFormsProps) {
  if (tab === 'search') return <SearchKinds centre={centre} dispatch={dispatch} close={close} />;
  return (
    <FilterPanel
      type={type}
      onFilter={(chosen) => dispatch({ do: 'filter', type: chosen })}
      onCancel={close}
    />
  );
}

/** RET-14. */
function SearchKinds({ centre, dispatch, close }: Pick<TabFormsProps, 'centre' | 'dispatch' | 'close'>) {
  const t = useMessages(retailersMessages);
  const searchZip = (zip: string, position: Position) => dispatch({ do: 'search zip', zip, position });
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
