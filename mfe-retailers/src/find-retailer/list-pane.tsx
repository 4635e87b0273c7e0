import { useMessages } from '@portal/platform';
import { Heading, Text } from '@portal/ui';
import type { Dispatch, ReactNode } from 'react';
import { StoreList } from '../list/store-list.tsx';
import { ListEmpty, ListFailed, ListSkeleton } from '../list/list-states.tsx';
import type { NearbyStore } from '../list/nearest.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';
import type { StoresNearby } from './use-stores.ts';

interface ListPaneProps {
  readonly state: FindRetailerState;
  readonly stores: StoresNearby;
  readonly dispatch: Dispatch<FindRetailerAction>;
}

export function ListPane({ state, stores, dispatch }: ListPaneProps) {
  const t = useMessages(retailersMessages);
  const { origin } = state;
  return (
    <section aria-labelledby="stores-title" css={{ minWidth: 0 }}>
      <div css={{ padding: '16px 20px 12px', borderBottom: '1px solid var(--line)' }}>
        <Heading level={2} id="stores-title">
          {t(origin.type === 'device' ? 'list.title' : 'list.titleDefault')}
        </Heading>
        <Text size="s" tone={2}>
          {origin.type === 'zip' ? t('place.zip', { zip: origin.zip }) : t(`place.${origin.type}`)}
        </Text>
        <div role="status">
          {stores.status === 'ready' && stores.nearby.length > 0 && (
            <Text size="s" tone={2}>
              {t('list.count', { count: stores.nearby.length })}
            </Text>
          )}
        </div>
      </div>
      {list(state, stores, dispatch)}
    </section>
  );
}

function list(
  state: FindRetailerState,
  stores: StoresNearby,
  dispatch: Dispatch<FindRetailerAction>,
): ReactNode {
  switch (stores.status) {
    case 'loading':
      return <ListSkeleton />;
    case 'failed':
      return <ListFailed onRetry={stores.retry} retrying={stores.retrying} />;
    case 'ready':
      return stores.nearby.length === 0 ? (
        <ListEmpty
          radiusMiles={state.radiusMiles}
          filtered={state.categoryId !== null}
          onWiden={() => dispatch({ type: 'search-everywhere' })}
          onAllCategories={() => dispatch({ type: 'filter', categoryId: null })}
        />
      ) : (
        <Stores nearby={stores.nearby} state={state} dispatch={dispatch} />
      );
  }
}

interface StoresProps {
  readonly nearby: readonly NearbyStore[];
  readonly state: FindRetailerState;
  readonly dispatch: Dispatch<FindRetailerAction>;
}

function Stores({
  nearby,
  state: { selection, centre, radiusMiles, categoryId: type },
  dispatch,
}: StoresProps) {
  return (
    <StoreList
      // Another search starts at its top again.
      key={[centre.latitude, centre.longitude, radiusMiles, type].join()}
      nearby={nearby}
      chosen={selection.type === 'store' ? selection.id : null}
      onChoose={(id) => dispatch({ type: 'choose-store', id })}
    />
  );
}
